import CivilCalendar

extension KeyCatalogue {
  /// The commands of the framework's own panels and views, taken from one instance of each.
  @MainActor static var builtIn: [Group] {
    let field = TextField()
    let date = DateField(today: Day(daysSinceEpoch: 0))
    let text = Group(field, takesText: true)
    let closed = Group(date, title: "Date", takesText: true)
    date.openCalendar()
    let alert = AlertPanel(title: "Alert")
    alert.addAction(AlertAction("Choose"))
    alert.addAction(AlertAction("Cancel", style: .cancel))
    let form = FormPanel(["": field])
    form.onSubmit = {}
    let prompt = PromptPanel(title: "Prompt", fields: ["": field], acceptTitle: "Accept") {}
    let action = RowAction(.enter, title: "") {}
    return [
      Group(ListPanel()),
      Group(NavigationPanel(root: Panel())),
      Group(title: "Columns", SplitPanel(primary: Panel()).columnCommands),
      Group(ScrollingContentPanel()),
      Group(SegmentedPanel((1...9).map { place in Segment("\(place)") { Panel() } })),
      text, Group(TextView(), title: "Typing in several lines", takesText: true),
      closed, Group(date),
      Group(Button(""), title: "Button"),
      Group(form, title: "Form", takesText: true), Group(prompt, takesText: true),
      Group(title: "Picker", PickerPanel(title: "") { _ in [] }.ownCommands, takesText: true),
      Group(alert), Group(MenuPanel(title: "Menu", actions: [action])),
      Group(MessagePanel(""), title: "Message"), Group(title: "Help", HelpPanel.closing {}),
    ]
  }
}
