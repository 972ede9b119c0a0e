import CivilCalendar

/// The table of all entries.
public enum Gallery {
  /// The entries, in the order of the list: containers, panels, views.
  public static let entries: [Entry] = [
    .containerPanel, .navigationPanel, .splitPanel, .tabPanel, .segmentedPanel, .columnsPanel,
    .listPanel, .tablePanel, .outlinePanel, .scrollingContentPanel, .colorPanel, .editorPanel,
    .messagePanel, .formPanel, .promptPanel, .alertPanel, .menuPanel, .popoverAnchor,
    .pickerPanel, .filePanel, .palettePanel,
    .helpPanel, .rowPanel, .headingPanel,
    .label, .button, .textField, .textView, .dateField, .calendarView, .choiceField,
    .progressView, .activityIndicator, .chart, .imageView, .stackView, .columnsView, .frameView,
    .keyHintsBar, .toast, .activity,
  ]

  /// The entry with a name, in small or capital letters.
  public static func entry(named name: String) -> Entry? {
    entries.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Today in the gallery, 21 November 2026, so that its pictures stay as they are.
  static let today = Day(daysSinceEpoch: 20_778)
}
