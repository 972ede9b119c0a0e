extension KeyCatalogue {
  /// The commands of the framework's own panels and views.
  @MainActor static let builtIn = [
    Group(title: "List", ListPanel.commands),
    Group(title: "Table", TablePanel.commands),
    Group(title: "Outline", OutlinePanel.commands),
    Group(title: "Navigation", NavigationPanel.commands),
    Group(title: "Columns", SplitPanel.commands),
    Group(title: "Scrolling", ScrollingContentPanel.commands),
    Group(title: "Segments", SegmentedPanel.commands),
    Group(title: "Tabs", TabPanel.commands),
    Group(title: "Typing", TextField.commands, takesText: true),
    Group(title: "Typing in several lines", TextView.commands, takesText: true),
    Group(title: "Editor", EditorPanel.commands, takesText: true),
    Group(title: "Date", DateField.commands, takesText: true),
    Group(title: "Calendar", DateField.calendarCommands),
    Group(title: "Choice", ChoiceField.commands, takesText: true),
    Group(title: "Button", Button.commands),
    Group(title: "Form", FormPanel.commands, takesText: true),
    Group(title: "Prompt", PromptPanel.commands, takesText: true),
    Group(title: "Picker", PickerPanel.commands, takesText: true),
    Group(title: "Files", FilePanel.commands, takesText: true),
    Group(title: "Alert", AlertPanel.commands),
    Group(title: "Menu", MenuPanel.commands),
    Group(title: "Message", MessagePanel.commands),
    Group(title: "Popover", PopoverAnchor.commands),
    Group(title: "Help", HelpPanel.commands),
  ]
}
