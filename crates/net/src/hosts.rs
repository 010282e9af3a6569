//! Which hosts there are, and their addresses.

use heddle_access::ProcessId;

use crate::ip::Ip;

const LOCALHOST: &str = "localhost";
/// Hosts with names of their own get addresses from here on: 10.0.0.1.
const FIRST: u32 = 0x0a00_0001;

/// Names of hosts, with the processes that run on them.
#[derive(Clone, Debug, Default)]
pub struct Hosts {
    /// All names but `localhost`; the position gives the address.
    names: Vec<String>,
    /// By process: its host, unless it is `localhost`.
    of_process: Vec<Option<usize>>,
}

impl Hosts {
    /// 127.0.0.1.
    pub const LOOPBACK: u32 = 0x7f00_0001;

    /// From the host of each process, and further ones on which nothing runs.
    pub fn new<'a, 'b>(
        of_processes: impl IntoIterator<Item = &'a str>,
        others: impl IntoIterator<Item = &'b str>,
    ) -> Hosts {
        let mut hosts = Hosts::default();
        for name in of_processes {
            let host = hosts.number(name);
            hosts.of_process.push(host);
        }
        for name in others {
            hosts.number(name);
        }
        hosts
    }

    fn number(&mut self, name: &str) -> Option<usize> {
        if name.is_empty() || name.eq_ignore_ascii_case(LOCALHOST) {
            return None;
        }
        let known = self.names.iter().position(|known| known.eq_ignore_ascii_case(name));
        Some(known.unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        }))
    }

    /// The address of a host by its name, as seen from any process.
    pub fn address(&self, name: &str) -> Option<u32> {
        if name.eq_ignore_ascii_case(LOCALHOST) {
            return Some(Hosts::LOOPBACK);
        }
        let number = self.names.iter().position(|known| known.eq_ignore_ascii_case(name))?;
        Some(FIRST + number as u32)
    }

    /// The address of a host with a name of its own, by its number.
    pub(crate) fn nth(&self, number: usize) -> Option<u32> {
        self.names.get(number).map(|_| FIRST + number as u32)
    }

    pub fn name(&self, ip: u32) -> Option<&str> {
        if ip == Hosts::LOOPBACK {
            return Some(LOCALHOST);
        }
        self.names.get(ip.checked_sub(FIRST)? as usize).map(String::as_str)
    }

    /// The name of the host a process runs on.
    pub fn name_of(&self, process: ProcessId) -> &str {
        match self.host_of(process) {
            Some(host) => &self.names[host],
            None => LOCALHOST,
        }
    }

    /// The address under which a process is reached.
    pub fn address_of(&self, process: ProcessId) -> u32 {
        self.host_of(process).map_or(Hosts::LOOPBACK, |host| FIRST + host as u32)
    }

    /// A process runs where another one does.
    pub(crate) fn put(&mut self, process: ProcessId, other: ProcessId) {
        let (host, index) = (self.host_of(other), process.0 as usize);
        self.of_process.resize(self.of_process.len().max(index + 1), None);
        self.of_process[index] = host;
    }

    fn host_of(&self, process: ProcessId) -> Option<usize> {
        self.of_process.get(process.0 as usize).copied().flatten()
    }

    /// Whether an address belongs to the host of a process.
    pub fn is_own(&self, process: ProcessId, ip: Ip) -> bool {
        ip.is_loopback() || ip == Ip::Four(self.address_of(process))
    }

    /// The address that all processes of a host know it by: loopback addresses are each host's own.
    /// Nobody has the one that stands for all others of sixteen bytes.
    pub fn canonical(&self, process: ProcessId, ip: Ip) -> u32 {
        if ip.is_loopback() { self.address_of(process) } else { ip.four() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_have_addresses_of_their_own() {
        let hosts = Hosts::new(["localhost", "alpha", "Beta", "ALPHA"], ["gamma"]);
        assert_eq!(hosts.address("localhost"), Some(Hosts::LOOPBACK));
        assert_eq!(hosts.address("alpha"), Some(0x0a00_0001));
        assert_eq!(hosts.address("beta"), Some(0x0a00_0002));
        assert_eq!(hosts.address("gamma"), Some(0x0a00_0003));
        assert_eq!(hosts.address("delta"), None);
        assert_eq!(hosts.name(0x0a00_0002), Some("Beta"));
        assert_eq!(hosts.name_of(ProcessId(3)), "alpha");
        assert_eq!(hosts.canonical(ProcessId(1), Ip::LOOPBACK), 0x0a00_0001);
        assert_eq!(hosts.canonical(ProcessId(0), Ip::LOOPBACK_SIX), Hosts::LOOPBACK);
        assert!(!hosts.is_own(ProcessId(1), Ip::Four(0x0a00_0002)));
    }
}
