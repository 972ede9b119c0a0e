import TodoWording

/// The names of the settings in the settings file, in the order in which it is written.
enum SettingName: String, CaseIterable {
  case theme, colors, signs, density, motion, mouse, startView, firstDayOfWeek, dateStyle,
    languages, quickAdd, dayEffort, remind, remindBy, editor, hook, syncEvery, keptChanges, layout,
    keys
}
