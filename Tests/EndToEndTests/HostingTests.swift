import Foundation
import TestSupport
import Testing

/// The page about SSH, and the commands on it.
@Suite("The app over SSH", .floor(.full), .terminals) struct HostingTests {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  /// The blocks of the page by their names.
  private var blocks: [String: String] {
    get throws {
      let page = try String(contentsOfFile: SourcePlace.root + "/docs/ssh.md", encoding: .utf8)
      let matches = page.matches(of: /\n```(?:sh|text) (\S+)\n([^`]*?)```\n/)
      return Dictionary(uniqueKeysWithValues: matches.map { (String($0.1), String($0.2)) })
    }
  }

  @Test(.disabled(if: Sanitizer.isOn, "its files are others there"))
  func `is served by the files that the page shows`() async throws {
    let blocks = try blocks
    for name in ["paneltodo-session", "paneltodo.conf"] {
      let path = "scripts/support/ssh/\(name)"
      let text = try String(contentsOfFile: "\(SourcePlace.root)/\(path)", encoding: .utf8)
      #expect(blocks[path] == text, "\(path)")
    }

    // The demo's files are the same, with other paths and another account.
    let demo = try await SSHDemo("--shared", home: home)
    #expect(
      try demo.read("session").replacing(demo.folder + "/", with: "/usr/bin/")
        == blocks["scripts/support/ssh/paneltodo-session"])
    let block = blocks["scripts/support/ssh/paneltodo.conf"] ?? ""
    let rules = block.split(separator: "\n").dropFirst()
      .map { $0.replacing("/etc/ssh/paneltodo_keys", with: demo.folder + "/authorized_keys") }
    let lines = try demo.read("sshd_config").split(separator: "\n")
    #expect(lines.suffix(rules.count).map(String.init) == rules.map { String($0) })
    #expect(lines[lines.count - rules.count - 1].hasPrefix("Match User "))
    #expect(!lines.contains { $0.hasPrefix("AcceptEnv") || $0.hasPrefix("Subsystem") })
    #expect(try demo.read("authorized_keys").hasPrefix("restrict,pty,command=\""))
  }

  /// The account and the files exist only inside a namespace. They are below /usr/local, as the
  /// page says of a program that is installed from the source.
  @Test(
    .enabled(if: geteuid() == 0, "it makes an account and mounts folders"),
    .disabled(if: Sanitizer.isOn, "the limits of a host leave no room for one"))
  func `is hosted as the page says, word for word`() async throws {
    let blocks = try blocks
    func block(_ name: String) throws -> String {
      try #require(blocks[name], "\(name)").replacing("/usr/", with: "/usr/local/")
    }
    let root = try home.makeFolder("host")
    chmod(home.path, 0o755)
    let tree = try home.makeFolder("tree")
    let install = "\(SourcePlace.root)/scripts/install --program \(Command.builtProducts)/paneltodo"
    let key = home.path("ann")
    let made = try Command("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", key], home: home)
      .run()
    #expect(made.status == .exitCode(0))
    try FileManager.default.copyItem(atPath: key + ".pub", toPath: "\(tree)/ann.pub")

    let client = try block("client").replacing("\n", with: "")
    let script = try home.write(
      """
      set -eu
      mkdir \(root)/etc \(root)/log \(root)/local
      cp -a /etc/. \(root)/etc
      mount --bind \(root)/etc /etc
      mount --bind \(root)/log /var/log
      mount --bind \(root)/local /usr/local
      mount -t tmpfs none /srv
      mount -t tmpfs none /run
      mkdir /run/sshd
      PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
      mkdir -p /etc/ssh/sshd_config.d
      echo 'Include /etc/ssh/sshd_config.d/*.conf' >/etc/ssh/sshd_config
      ssh-keygen -q -t ed25519 -N '' -f \(root)/host_key
      log=\(root)/sshd.log
      port=2400
      start() {
        /usr/sbin/sshd -D -E $log -o PidFile=/run/sshd.pid -o Port=$port \\
          -o ListenAddress=127.0.0.1 -o HostKey=\(root)/host_key &
        server=$!
        until [ -s /run/sshd.pid ]; do kill -0 $server 2>/dev/null || return 1; sleep 0.05; done
      }
      until start; do port=$((port + 1)); [ $port -lt 2500 ]; done
      trap 'kill $server 2>/dev/null || true' EXIT
      # What a page for a machine with an administrator and a service manager takes for granted.
      sudo() {
        case $1 in -u) user=$2; shift 2; runuser -u "$user" -- "$@" ;; *) "$@" ;; esac
      }
      systemctl() { [ "$*" = 'reload ssh' ] && rm /run/sshd.pid && kill -HUP $server
        until [ -s /run/sshd.pid ]; do sleep 0.05; done; }
      journalctl() { [ "$1 $2 $3" = '-u ssh --grep' ] && grep "$4" $log; }
      sshd() { /usr/sbin/sshd "$@" -o HostKey=\(root)/host_key; }
      cd \(tree)
      \(install) /usr/local
      \(try block("host-account"))
      \(try block("host-files"))
      \(try block("host-key"))
      \(try block("host-start"))
      stat -c %A /srv/paneltodo /etc/ssh/paneltodo_keys
      # Ann, in a terminal of her own. She types what a person does, and says when she has seen it.
      mkfifo \(root)/keys
      ( exec 9<>\(root)/keys
        seen() { until grep -q "$1" \(root)/screen; do sleep 0.05; done; }
        : >\(root)/screen
        seen 'No lists yet'; printf 'a' >&9
        seen 'New list'; printf 'Errands\\r' >&9
        seen 'Errands.*0 open'; touch \(root)/ready
        while [ ! -e \(root)/leave ]; do sleep 0.05; done ) &
      ( exec <\(root)/keys; TERM=xterm-256color exec script -qefc "stty rows 30 cols 100; \\
        \(client) -F none -p $port -i \(key) -o StrictHostKeyChecking=no \\
        -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR" \(root)/screen ) >/dev/null &
      client=$!
      count=0
      until [ -e \(root)/ready ]; do
        sleep 0.1; count=$((count + 1))
        [ $count -lt \(15 * Patience.tries) ] || { cat $log \(root)/screen; exit 1; }
      done
      echo "=== doctor"
      \(try block("host-doctor"))
      echo "=== backups"
      \(try block("host-backups"))
      tar -tzf paneltodo-backups.tar.gz
      echo "=== guests"
      \(try block("host-guests"))
      echo "=== log"
      \(try block("host-log"))
      echo "=== revoke"
      \(try block("host-revoke"))
      touch \(root)/leave
      wait $client || echo "client $?"
      wc -c </etc/ssh/paneltodo_keys
      ls -ld /srv/paneltodo/.local/share/paneltodo/users/ann
      """, to: "host.sh")
    let result = try Command(
      "unshare", ["--mount", "--propagation", "private", "bash", script], home: home,
      environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]
    ).run()

    #expect(result.status == .exitCode(0), "\(result.output)\n\(result.error)")
    let parts = result.output.components(separatedBy: "=== ")
    func part(_ name: String) -> String {
      parts.first { $0.hasPrefix(name + "\n") } ?? "nothing: \(result.output)\n\(result.error)"
    }
    #expect(result.output.contains("drwx------\n-rw-r--r--\n"), "\(result.output)")
    #expect(part("doctor").contains("Backup made: /srv/paneltodo/"))
    #expect(part("backups").contains("users/ann/backups/todos-"))
    #expect(!part("backups").contains("users/ann/todos.db"))
    #expect(
      part("guests").contains("/usr/local/bin/paneltodo --restricted --idle-exit 30 --user ann"))
    #expect(part("log").contains("Accepted publickey for paneltodo from 127.0.0.1"))
    #expect(part("log").contains("paneltodo-session --user ann' on pts/"))
    #expect(!part("log").contains("Errands"))
    #expect(part("revoke").contains("client 129\n0\n"))
    #expect(part("revoke").contains("drwx------"))
  }
}
