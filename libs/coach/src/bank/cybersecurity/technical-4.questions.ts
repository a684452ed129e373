import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL_4: readonly Question[] = [
  {
    id: 'cybersecurity/technical/comment-that-runs',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'technical',
    level: 'entry',
    skills: ['Application Security', 'Penetration Testing'],
    topics: ['web', 'input'],
    stem: 'A forum shows what its members write. Since one comment appeared, everybody who opens that thread has their account taken over soon after. What does the comment contain, why does it work, and what do you change?',
    seconds: 240,
    keyPoints: [
      {
        id: 'runs',
        text: 'The comment holds markup that the browser of each reader runs with the rights of the page: stored cross-site scripting.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'xss | cross-site scripting | script tag | script tags | runs script | script runs | javascript comment | execute javascript | executes javascript | stored script',
        ),
        hint: 'What may a browser take for something else than text?',
      },
      {
        id: 'encode',
        text: 'What people wrote is encoded at output, for the place where it stands.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'output encoding | encode output | encoded output | escape output | escaped output | html encode | html escape | escape html | escapes html | auto-escape | auto-escaping | textcontent | escape characters | html entities',
        ),
        hint: 'Where is the right moment to make it harmless?',
      },
      {
        id: 'no-filter',
        text: 'Searching the input for bad words fails: there are too many ways to write it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'blacklist | blocklist | denylist | filtering input | filter input | bad words | onerror | bypass filter | forbidding script | removing script',
        ),
        hint: 'Why not simply forbid one word?',
      },
      {
        id: 'cookie',
        text: 'A cookie that scripts cannot read is not stolen, but the script can still act as the reader.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('httponly | http-only | cookie scripts | read cookie | steal cookie | steals cookie'),
        hint: 'What did it send away, and what would have kept that from it?',
      },
      {
        id: 'policy',
        text: 'A content security policy lets only known scripts run, as a second line.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('security policy | csp | content-security-policy | nonce scripts | inline scripts'),
        hint: 'Which header would have stopped it although the page was wrong?',
      },
      {
        id: 'rich',
        text: 'Where people may format, a tested sanitiser keeps a short list of tags.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'sanitizer | sanitiser | sanitize | sanitise | dompurify | allowlist tags | allowed tags',
        ),
        hint: 'What if people should be able to write in bold?',
      },
    ],
    followUps: {
      checking: ['What do you type into the form to see whether it is repaired?'],
      reasoning: ['Encode when it is stored, or when it is shown: which, and why?'],
      example: ['How could the first line of such a comment look?'],
    },
    samples: [
      'Hackers always find new ways, so security should be considered from the beginning. I would use a firewall and the newest version of the forum software. Users should choose strong passwords and be careful. I would also inform the administrator and make a backup, because it is a serious attack and trust is important.',
      'It is stored XSS: the comment has a script tag, and the browser of each visitor runs it. It steals the cookie. I would escape the output, so that the tag is shown as text. The cookie should be HttpOnly. I would test it with an alert in a comment and see that it is only displayed.',
      'The comment contains markup, something like an image with an onerror attribute. The page puts it into its HTML as it is, so the browser of each reader takes it for a part of the page and executes JavaScript with the rights of that reader: stored XSS. It read the session and sent it to a stranger. The cure is output encoding: < becomes an entity where text is shown, and a template that does it by itself is better than a call that somebody forgets. I would do it at output, not when storing, because the same text also goes into a mail and a link, and each place needs other rules. Forbidding script in the input is the alternative that comes to mind first. There are a hundred ways around such a filter, and it costs honest people who write about code. Cookies become HttpOnly, so a script cannot read them; it can still post in the name of the reader, therefore that is no cure. A content security policy without inline scripts is the second line. Since the forum allows bold, that one field goes through DOMPurify with six tags. For example, in our student forum a nickname was encoded in the thread but not in the title of the tab. To check it, I write a comment with an image whose source fails and look whether it is displayed as text; on the old page the test should fail with a dialog. Then I search the stored comments for such marks, count them, and sign everybody out, since what was taken stays valid.',
    ],
    sources: [
      'OWASP Cross Site Scripting Prevention Cheat Sheet',
      'W3C, Content Security Policy Level 3',
      'RFC 6265, HTTP State Management Mechanism, section 4.1.2.6',
    ],
    why: 'Whether somebody knows where text becomes code, and repairs it there.',
  },
  {
    id: 'cybersecurity/technical/lisbon-and-seoul',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'technical',
    level: 'mid',
    skills: ['SIEM', 'Incident Response', 'Identity and Access Management'],
    topics: ['identity'],
    stem: 'An alarm says: one account signed in from Lisbon at 9:02 and from Seoul at 9:20, both times with the right password and the second factor. The person sits in Lisbon and has noticed nothing. What do you look at, and what do you do in the next two hours?',
    seconds: 300,
    keyPoints: [
      {
        id: 'harmless',
        text: 'It may be harmless: a tunnel, a phone network or a wrong map of addresses; device and provider tell more than the place.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'vpn | proxy exit | geolocation wrong | wrong geolocation | mobile carrier | user agent | device id | known device | hosting provider | asn',
        ),
        hint: 'What could be behind this that is no attack?',
      },
      {
        id: 'past-factor',
        text: 'A passed second factor proves little: a page in between can take the session along.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'adversary-in-the-middle | adversary middle | phishing proxy | reverse proxy | evilginx | stolen token | steals session | stolen session | session theft | token theft | mfa fatigue | push fatigue | relayed factor | stole session | relays',
        ),
        hint: 'How can somebody be past the second factor without owning it?',
      },
      {
        id: 'sessions',
        text: 'Sessions and refresh tokens are ended; a new password alone leaves the stranger in.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'revoke sessions | revoke tokens | revoke refresh | refresh tokens | end sessions | ends sessions | kill sessions | invalidate sessions | sign everywhere',
        ),
        hint: 'Does a new password put them out?',
      },
      {
        id: 'left-behind',
        text: 'What was set up for staying: forwarding rules, added factors, consents for applications.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'inbox rule | inbox rules | mailbox rule | mailbox rules | forwarding rule | forwarding rules | new factor | added factor | new mfa | mfa device | oauth consent | app consent | consented application',
        ),
        hint: 'What would you leave behind in an account, to come back?',
      },
      {
        id: 'others',
        text: 'Who else got the same mail or was reached from the same address.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'other accounts | other users | other mailboxes | others clicked | recipients mail | further accounts | more accounts',
        ),
        hint: 'Is this the only one?',
      },
      {
        id: 'keys',
        text: 'Against the next time: keys bound to the site, and conditions on the device.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'passkey | passkeys | fido2 | fido | webauthn | security key | phishing-resistant | managed device | compliant device | conditional access',
        ),
        hint: 'Which second factor could not have been handed on?',
      },
    ],
    followUps: {
      checking: ['Which log tells you that the stranger is out?'],
      reasoning: ['You lock a director out during a meeting on a suspicion: when is that right?'],
      example: ['Which five lines of which log do you read first?'],
    },
    samples: [
      'This is a suspicious case and should be escalated according to the process. I would contact the user and ask for a new password, and maybe block the country. It is important to stay calm, to communicate with all stakeholders and to write good documentation. Awareness training would be helpful, because people are the weakest link.',
      'Nobody can travel that fast, but it could be a VPN, so I check the user agent and the IP. If it is unknown, I would revoke the sessions and reset the password. Then I look at the mailbox rules. The MFA could be bypassed with a phishing proxy. I would check in the logs whether the address appears for other users.',
      'First ten minutes: is it harmless? I compare device id and user agent, and look up who owns the second address, our VPN or a hosting provider. Place alone proves nothing, since carriers send traffic through odd countries. Here an unknown browser on a rented server came 18 minutes later, so I act. The second factor does not calm me, because a page in between takes the password and the code, and steals the session. I end all sessions and cancel the refresh tokens first, then set a new password; in the other order the stranger goes on with a valid token for an hour. I prefer to lock a person out for half an hour rather than wait for certainty: the price is an angry meeting, the other price is the mailbox. Then I read what the session did: inbox rules, an added factor, a consent for an application, downloads. These survive a reset. I call the person on the phone rather than in a chat, and ask which mail came before 9:20. Next, the search for others: which other accounts got that mail, or a sign-in from that address, in the last seven days. For example, at my last shipping firm that account was a mere step; from it 60 colleagues got a mail about an invoice, and three of them followed it. In the longer run I would give finance passkeys, because they are bound to the real site; an app that asks for a tap is cheaper, but a page in between gets that tap too. To check that it is over, I watch the sign-in log for the old token and should see it refused. I replay the case as a test of the rule, and it must raise an alarm for the rule in the mailbox too.',
    ],
    sources: [
      'MITRE ATT&CK, T1557 Adversary-in-the-Middle, T1114.003 Email Forwarding Rule, T1550 Use Alternate Authentication Material',
      'NIST SP 800-61, Incident Response Recommendations and Considerations for Cybersecurity Risk Management, revision 3, 2025',
      'NIST SP 800-63B, Digital Identity Guidelines: phishing resistance',
    ],
    why: 'Whether somebody doubts first, then acts in the order in which a stranger loses the account.',
  },
  {
    id: 'cybersecurity/technical/quiet-in-the-cage',
    revision: 1,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'technical',
    level: 'senior',
    skills: ['Malware Analysis', 'Detection Engineering', 'Incident Response'],
    topics: ['threats'],
    stem: 'On one laptop of 4,000 a program speaks to an address outside every four hours. Your sandbox runs its file for five minutes and reports: nothing happens. No scanner knows it. How do you find out what it is, and whether it is elsewhere?',
    seconds: 360,
    keyPoints: [
      {
        id: 'evades',
        text: 'It notices or outwaits the sandbox: it sleeps, looks for a virtual machine, a user, a domain.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sleeps | sleep longer | waits longer | outwait | detects sandbox | sandbox detection | detects virtual | checks virtual | evasion | mouse movement | joined domain | anti-analysis',
        ),
        hint: 'Why might it behave well for exactly these minutes?',
      },
      {
        id: 'memory',
        text: 'The laptop is cut from the network and kept running: what is in memory is gone after a restart.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'memory image | memory dump | memory capture | capture memory | dump memory | isolate network | isolated network | stays powered | without reboot',
        ),
        hint: 'What is lost when it is switched off?',
      },
      {
        id: 'behaviour',
        text: 'A hash finds this file only; behaviour finds its siblings: parent process, place, task, rhythm.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'behaviour | behavior | parent process | process tree | scheduled task | persistence | beacon | beaconing | hash changes | regular interval | pyramid pain',
        ),
        hint: 'What stays the same when the file is built anew?',
      },
      {
        id: 'hunt',
        text: 'All 4,000 are searched: names resolved, connections, tasks, for months back.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'hunt | search fleet | across fleet | dns logs | proxy logs | netflow | edr query | months back',
        ),
        hint: 'Where do you look for the second one?',
      },
      {
        id: 'unseen',
        text: 'Nobody is warned: the sample is not given to public services, and the address is not visited from the house.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'public upload | upload public | uploading | virustotal | tip off | warn attacker | warns attacker | attacker notices | attacker sees | visiting address | watched upload',
        ),
        hint: 'Who could be watching whether you look?',
      },
      {
        id: 'origin',
        text: 'How it came there, and since when.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'initial access | entry point | how arrived | came mail | attachment | first seen | timeline | download history | root cause',
        ),
        hint: 'When did it come, and by which door?',
      },
    ],
    followUps: {
      checking: ['How do you test a new rule for it before it goes to all?'],
      reasoning: ['You cut off one laptop at once, or watch it for a day: what speaks for each?'],
      example: ['Which traces of it would you write down as one rule?'],
    },
    samples: [
      'Unknown malware is dangerous, and a modern antivirus with artificial intelligence is the best protection. I would scan the laptop and delete the file, and then reinstall the system to be sure. All employees should change their passwords. It is also important to report it to the management and to have a good security culture.',
      'It probably detects the sandbox and sleeps. I would isolate the laptop and take a memory image. In a debugger one can skip the sleep and see what it does. For the other machines I would search DNS logs for the address. A hash is not enough because it can change. I would test the rule on old logs to see false alarms.',
      'A program that calls every four hours has patience, so five quiet minutes tell me nothing; I suppose it sleeps, or looks for signs of a virtual machine and of a user. I take the laptop off the network, leave it on, and take a memory image, because keys and the unpacked code are only there. Cutting it off may tell its owner, but I have one machine and no idea of the damage; with a known intruder on 30 I would watch first. For the file I use a bare machine that looks like ours, with a domain, documents and the clock turned on by four hours, and a false server in place of the address. We do not put it on a public page, since such people search there for their own samples, and a visit to the address comes from a line that is not ours. Meanwhile I hunt. The hash finds this copy and no other; therefore I look for behaviour: an unsigned program in the folder of a user, started by a scheduled task whose parent is a word processor, with a beacon at a regular interval. I search proxy logs of the whole fleet for 120 days for any host with such a rhythm. The alternative is to block the address and be done; it is cheap, but the second one talks to another. For example, at my last clinic the same task stood on six machines under six names; only the rhythm gave them away. How it arrived I read from the timeline: mail, download, first start. To check the rule I run it over the logs of the month before and expect to see the six and fewer than five false ones; on a laptop where I plant a harmless copy it must raise an alarm within a day.',
    ],
    sources: [
      'MITRE ATT&CK, T1497 Virtualization/Sandbox Evasion, T1053.005 Scheduled Task',
      'Bianco, The Pyramid of Pain, 2013',
      'NIST SP 800-86, Guide to Integrating Forensic Techniques into Incident Response',
    ],
    why: 'Whether somebody takes silence for an answer, and looks for what an attacker cannot change cheaply.',
  },
]
