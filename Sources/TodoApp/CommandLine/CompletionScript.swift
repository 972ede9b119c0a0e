/// The scripts that complete command lines of paneltodo in shells. They know no command: they ask
/// the program, which looks into its table and its store.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  /// The names of the shells.
  static let shells = allCases.map(\.rawValue)

  /// The candidate that stands for the names of files.
  static let files = "/"

  /// The script, without the last line break.
  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completes command lines of paneltodo in bash. Save it as
    # ~/.local/share/bash-completion/completions/paneltodo, or source it in ~/.bashrc.
    _paneltodo() {
      local rest=${COMP_LINE:0:COMP_POINT} known='' blank part index candidate meaning
      local -a words=() values=()
      # Bash splits words at colons and equals signs, too. They are joined again.
      for ((index = 0; index <= COMP_CWORD; index++)); do
        blank=${rest%%[![:space:]]*}
        rest=${rest#"$blank"}
        part=${COMP_WORDS[index]}
        if ((index == COMP_CWORD)); then part=$rest; fi
        rest=${rest#"$part"}
        if [[ -z $blank && index -gt 0 ]]; then
          words[${#words[@]} - 1]+=$part
        else
          words+=("$part")
        fi
      done
      local last=$((${#words[@]} - 1))
      local typed=${words[last]//\\/}
      # Bash replaces only the text after the last of these signs.
      if [[ $typed == *[:=]* && $COMP_WORDBREAKS == *:* ]]; then
        known=${typed%"${typed##*[:=]}"}
      fi
      COMPREPLY=()
      while IFS=$'\t' read -r candidate meaning; do
        if [[ -z $candidate ]]; then continue; fi
        if [[ $candidate == / ]]; then
          compopt -o default
          return
        fi
        printf -v candidate %q "${candidate#"$known"}"
        COMPREPLY+=("$candidate")
        # An id says nothing in a list.
        if [[ $candidate == [0-9]* ]]; then candidate+="  $meaning"; fi
        values+=("${candidate:0:${COLUMNS:-80}-1}")
      done < <("$1" completion "--candidates=$typed" -- "${words[@]:0:last}" 2>/dev/null)
      # Of several candidates bash inserts only the common beginning, except for % and *.
      if [[ ${#values[@]} -gt 1 && ${COMP_TYPE-} != @(37|42) ]]; then COMPREPLY=("${values[@]}"); fi
      # A value follows.
      if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *: ]]; then compopt -o nospace; fi
    }
    complete -F _paneltodo paneltodo
    """#

  private static let zshText = #"""
    #compdef paneltodo
    # Completes command lines of paneltodo in zsh. Save it as _paneltodo in a folder of $fpath, or
    # source it in ~/.zshrc after compinit.
    _paneltodo() {
      local line typed=${(Q)PREFIX}
      local -a lines values ends
      lines=(${(f)"$($words[1] completion --candidates=$typed -- \
        "${(@Q)words[1,CURRENT-1]}" 2>/dev/null)"})
      if [[ $lines == / ]]; then
        _files
        return
      fi
      for line in $lines; do
        if [[ ${line%%$'\t'*} == *: ]]; then
          ends+=(${line%%$'\t'*})
        else
          values+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
        fi
      done
      # The program has chosen: a name in quotes does not begin with the text that is typed.
      (($#ends)) && compadd -U -S '' -a ends
      (($#values)) && _describe -t values value values -U
    }
    if [[ $funcstack[1] == _paneltodo ]]; then
      _paneltodo "$@"
    else
      compdef _paneltodo paneltodo
    fi
    """#

  private static let fishText = #"""
    # Completes command lines of paneltodo in fish. Save it as
    # ~/.config/fish/completions/paneltodo.fish.
    function __paneltodo_candidates
        set -l words (commandline --tokenize --cut-at-cursor --current-process)
        set -l typed (commandline --current-token --cut-at-cursor)
        set -l found ($words[1] completion --candidates="$typed" -- $words 2>/dev/null)
        if test "$found" = /
            __fish_complete_path "$typed"
        else
            printf '%s\n' $found
        end
    end
    complete --command paneltodo --no-files --arguments '(__paneltodo_candidates)'
    """#
}
