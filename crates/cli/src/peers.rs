//! Live processes of a description: what may be started and reached is, and nothing else.

use std::net::{SocketAddr, ToSocketAddrs};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use heddle_net::{ISOLATIONS, Isolation, Live, LivePeer, Rules};
use heddle_peers::{Framing, Mask, Reached, Spec, Together};
use heddle_system::{
    Description, LiveProcess, PeerCache, PeersAsked, Problem, Reached as Described,
};

/// Starts the live processes of a description; nothing if there are none. Once `stop` is set, none is waited for
/// any longer.
pub(crate) fn start(
    described: &Description,
    rules: Rules,
    stop: &Arc<AtomicBool>,
) -> Result<Option<Live>, Problem> {
    if described.live.is_empty() {
        return Ok(None);
    }
    if rules != Rules::Tcp {
        return Err(Problem::new("live processes follow the rules of TCP, and no others"));
    }
    let asked = &described.asked.peers;
    let specs = described.live.iter().map(|live| spec(live, asked, stop));
    let specs = specs.collect::<Result<Vec<Spec>, Problem>>()?;
    let peers = Together::start(specs).map_err(Problem::new)?;
    Ok(Some(Live { peers: Arc::new(peers), trusted: asked.trusted }))
}

fn spec(live: &LiveProcess, asked: &PeersAsked, stop: &Arc<AtomicBool>) -> Result<Spec, Problem> {
    let wrong = |message: String| Problem::new(message).at(Some(&live.at));
    let name = &live.name;
    let reached = match &live.reached {
        Described::Address(said) => Reached::Address(said.read(|text| address(text, asked))?),
        Described::Command { words, .. } if !asked.run => {
            let message = format!("live process `{name}` would run `{}`", words.join(" "));
            let hint = "commands of a file are run with --run-peers only".to_owned();
            return Err(wrong(message).hint(hint));
        }
        Described::Command { words, folder, environment, listens } if live.is_client() => {
            Reached::Client {
                port: *listens,
                words: words.clone(),
                folder: folder.clone(),
                environment: environment.clone(),
            }
        }
        Described::Command { words, folder, environment, listens } => Reached::Command {
            words: words.clone(),
            folder: folder.clone(),
            environment: environment.clone(),
            listens: *listens,
        },
    };
    let running = matches!(reached, Reached::Address(_));
    let isolation = live.isolation.as_ref().map(|said| {
        said.read(|name| match ISOLATIONS.iter().find(|(known, _)| known == name) {
            Some((_, isolation @ (Isolation::Process | Isolation::Connection))) => Ok(*isolation),
            _ => Err(format!("`{name}` is no isolation: `process` or `connection`")),
        })
    });
    let isolation = match isolation.transpose()? {
        Some(Isolation::Process) if running => {
            let message = format!(
                "`{name}` runs already and cannot be started afresh: its isolation is `connection`"
            );
            return Err(wrong(message));
        }
        Some(isolation) => isolation,
        None if running => Isolation::Connection,
        None => Isolation::Process,
    };
    let isolation = match asked.cache.unwrap_or_default() {
        PeerCache::Linear | PeerCache::Branching
            if live.is_client() && isolation == Isolation::Connection =>
        {
            return Err(wrong(format!("`{name}` is a client: its isolation is `process`")));
        }
        PeerCache::Linear if live.is_client() => {
            let message = format!("`{name}` is a client, which the linear cache cannot follow");
            let hint = "--peer-cache=branching can".to_owned();
            return Err(wrong(message).hint(hint));
        }
        PeerCache::Branching if live.is_client() => Isolation::Client,
        PeerCache::Linear => Isolation::Linear,
        PeerCache::Branching => isolation,
        PeerCache::Checkpoint => return Err(checkpoint().of("--peer-cache")),
    };
    let framing = live.framing.as_ref().map(|said| said.read(|text| Framing::parse(text)));
    let masks = live.masks.iter().map(|said| said.read(|text| Mask::parse(text)));
    let peer = LivePeer { name: name.clone(), host: live.host.clone(), port: live.port, isolation };
    Ok(Spec {
        peer,
        reached,
        framing: framing.transpose()?.unwrap_or_default(),
        masks: masks.collect::<Result<_, Problem>>()?,
        patience: live.patience.unwrap_or(Spec::PATIENCE),
        quiet: live.quiet.unwrap_or(match live.is_client() {
            true => Spec::QUIET_OF_CLIENT,
            false => Spec::QUIET,
        }),
        start: live.start.unwrap_or(Spec::START),
        stop: stop.clone(),
    })
}

/// Saving the states of real programs needs more than this machine, or this version, has. What is missing first
/// is named.
fn checkpoint() -> Problem {
    let why = match Command::new("criu").arg("check").output() {
        Err(_) => "criu is not installed".to_owned(),
        Ok(said) if said.status.success() => {
            "criu works on this machine, but this version of Heddle does not use it yet".to_owned()
        }
        Ok(said) => {
            let said = String::from_utf8_lossy(&said.stderr).into_owned();
            let last = said.lines().map(str::trim).rfind(|line| !line.is_empty());
            format!(
                "criu is installed, but `criu check` fails: {}",
                last.unwrap_or("no reason given")
            )
        }
    };
    let hint = "--peer-cache=branching starts a fresh process, and leads it to where it is needed";
    let message = format!("checkpoints of live processes are not available: {why}");
    Problem::new(message).hint(hint.to_owned())
}

/// An address that may be reached: of this machine, unless it was allowed.
fn address(text: &str, asked: &PeersAsked) -> Result<SocketAddr, Problem> {
    let wrong = |what: &str| Problem::new(format!("`{text}` {what}"));
    let allowed = asked.allowed.iter().any(|allowed| allowed.value == text);
    let found = match text.parse::<SocketAddr>() {
        Ok(address) => address,
        // Names are looked up only if that was allowed, but for the one that is always known.
        Err(_) if allowed || text.starts_with("localhost:") => text
            .to_socket_addrs()
            .ok()
            .and_then(|mut found| found.find(SocketAddr::is_ipv4))
            .ok_or_else(|| wrong("is not known"))?,
        Err(_) => return Err(beyond(text)),
    };
    match found.ip().is_loopback() || allowed {
        true => Ok(found),
        false => Err(beyond(text)),
    }
}

fn beyond(text: &str) -> Problem {
    let hint = format!("--allow {text} lets it be reached");
    Problem::new(format!("`{text}` is no address of this machine")).hint(hint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_system::{At, Said};

    fn reach(text: &str, allowed: &[&str]) -> Result<String, String> {
        let allowed = allowed.iter().map(|text| Said::new((*text).to_owned(), &At::Unknown));
        let asked = PeersAsked { allowed: allowed.collect(), ..PeersAsked::default() };
        address(text, &asked).map(|found| found.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn nothing_beyond_this_machine_is_reached_unless_allowed() {
        assert_eq!(reach("127.0.0.1:80", &[]), Ok("127.0.0.1:80".into()));
        assert_eq!(reach("127.9.9.9:1", &[]), Ok("127.9.9.9:1".into()));
        assert_eq!(reach("[::1]:80", &[]), Ok("[::1]:80".into()));
        let beyond = "`192.0.2.1:80` is no address of this machine\nhelp: --allow 192.0.2.1:80 lets it be reached";
        assert_eq!(reach("192.0.2.1:80", &[]), Err(beyond.into()));
        assert!(reach("192.0.2.1:80", &["192.0.2.1:81"]).is_err());
        assert_eq!(reach("192.0.2.1:80", &["192.0.2.1:80"]), Ok("192.0.2.1:80".into()));
        assert!(reach("example.org:80", &[]).is_err());
        assert!(reach("0.0.0.0:80", &[]).is_err());
    }
}
