import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL_6: readonly Question[] = [
  {
    id: 'cybersecurity/technical/password-on-the-wrong-page',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'technical',
    level: 'entry',
    skills: ['Incident Response', 'Identity and Access Management'],
    topics: ['identity', 'threats'],
    stem: 'A colleague from sales calls: an hour ago she typed her password into a page that she reached from a mail, and now thinks that the page was false. She is ashamed and asks whether changing the password is enough. What do you do, in which order?',
    seconds: 240,
    keyPoints: [
      {
        id: 'sessions',
        text: 'Sessions and tokens that exist are ended as well: they outlive a new password.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'revoke sessions | revoke tokens | sign out everywhere | log out everywhere | active sessions | open sessions | session cookie | invalidate sessions | session outlives | session survives | end sessions | sessions end | refresh token | refresh tokens | sign everywhere | log everywhere | sessions tokens',
        ),
        hint: 'What if somebody is inside already?',
      },
      {
        id: 'used',
        text: 'The log of sign-ins shows whether somebody used it: place, device, time, what was opened.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'unknown device | login history | logins since | foreign login | foreign sign-in | strange ip | unknown ip | logs last hour | log last hour',
        ),
        hint: 'How do you learn whether it was used in that hour?',
      },
      {
        id: 'kept',
        text: 'The mail with its headers and the address of the page are kept before anybody deletes them.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'mail headers | keep mail | keeps mail | original mail | screenshot | full headers | address of page | save mail | forward mail security | evidence',
        ),
        hint: 'What will you want to look at tomorrow that may be gone by then?',
      },
      {
        id: 'taken-out',
        text: 'The mail is taken out of the boxes of all who got it, and its page is blocked.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'who else received | out of boxes | remove mail | removes mail | block domain | blocks domain | block link | block page | other recipients | search mailboxes | delete mail | recipients mail | block sender',
        ),
        hint: 'Was she the only one?',
      },
      {
        id: 'elsewhere',
        text: 'The same password is changed wherever else it is in use.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'same password elsewhere | reused | reuses password | reuse password | reused password | password private | other services | same password | private accounts | password used elsewhere | password elsewhere | used elsewhere',
        ),
        hint: 'Does that secret open other doors?',
      },
      {
        id: 'no-blame',
        text: 'She is thanked and not blamed, or the next one will not call.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'thank | thanks | thanked | without blame | no blame | not blame | blamed | blames | reproach | reassure',
        ),
        hint: 'What do you say to her first, and why does it matter?',
      },
    ],
    followUps: {
      checking: ['By what do you see that nobody is inside any more?'],
      reasoning: ['Why this order, and what may wait until tomorrow?'],
      example: ['What would a line in the log look like that worries you?'],
    },
    samples: [
      'Security awareness is very important, and employees should be trained regularly. She should have been more careful. I would tell her to choose a strong password and install an antivirus program. The company could also buy a better filter, because prevention is always better than cure, and the management should take it seriously.',
      'I would reset the password and revoke the sessions, because a session stays valid. Then I look at the sign-in logs for an unknown device. If somebody was inside, I escalate it. I would also check who else received the mail, and block the domain, since others may click too.',
      'First I thank her, because whoever is blamed does not call the next time, and this call within the hour is worth more than any filter. A new password alone is not enough. I reset it, and at once I revoke all sessions, since a session that exists outlives the password on many systems. That takes two minutes, so it comes before any investigation. Then I look whether it was used: the sign-in log of the last 90 minutes, by place, unknown device and what was opened. The second factor does not calm me, because a false page can pass the code on at the same moment. If there is a foreign sign-in, I look for what was left behind: a rule that hides answers, a phone that was registered today. I keep the mail and its headers before anybody deletes it. In parallel I search who else received it, take it out of the boxes and block the domain at the proxy. I ask her, without reproach, where she reused the password. For example, at my last job a rule moved each mail with the word invoice into a folder that nobody opens; it was found only since we looked at rules before we closed the case. The alternative is to lock the account for the day; it is safer, but costs her a day of sales, so I do it only if the log shows somebody inside. To check, I try an old session from a test browser and expect it to fail. For a week I watch for visits from the same network, and compare the list of recipients with the proxy log: each click without a call is one more person to help.',
    ],
    sources: [
      'NIST SP 800-61 Revision 3, Incident Response Recommendations and Considerations for Cybersecurity Risk Management, 2025',
      'CISA, NSA, FBI, MS-ISAC, Phishing Guidance: Stopping the Attack Cycle at Phase One, 2023',
      'MITRE ATT&CK, T1114.003 Email Forwarding Rule; T1557 Adversary-in-the-Middle',
    ],
    why: 'Whether somebody thinks of the session, the traces and the others, and treats the person well.',
  },
  {
    id: 'cybersecurity/technical/file-that-nobody-may-open',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'technical',
    level: 'mid',
    skills: ['Malware Analysis', 'Incident Response'],
    topics: ['threats'],
    stem: 'A lawyer’s office got a file that pretends to be a court notice; one person opened it. You are handed a copy and the laptop still runs. How do you find out in two hours what the file does, without doing harm and without warning whoever sent it?',
    seconds: 300,
    keyPoints: [
      {
        id: 'isolate-on',
        text: 'The laptop is cut off from the network and stays switched on: memory holds what the disk does not.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'memory image | memory dump | image memory | capture memory | ram | volatile | keep powered | stays powered | not switch off | isolate laptop | stays switched | save memory | saves memory | working memory',
        ),
        hint: 'What is lost if somebody pulls its plug?',
      },
      {
        id: 'hash-first',
        text: 'First its hash is looked up; the file itself is not put on a public scanner, where its sender can see it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'look up hash | search hash | hash only | sha-256 | sha256 | only hash | not upload | upload public | public scanner | hash virustotal | virustotal hash | hash public',
        ),
        hint: 'What does the sender notice when you ask the world about it?',
      },
      {
        id: 'static',
        text: 'Looked at without running: true type, strings, macros, imports, whether it is packed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'static analysis | macro | macros | magic bytes | file type | entropy | yara | extract strings | file strings | imports | statically | packed | packer | look strings | strings macros | without running | static first | file at rest | without execute | without opening | without executing',
        ),
        hint: 'What can be read from it at rest?',
      },
      {
        id: 'cage',
        text: 'Run only in a machine apart, with a snapshot to go back to, and a network that only pretends.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'isolated machine | isolated virtual | isolated vm | simulated network | simulated internet | fake network | inetsim | fake internet | separate network | no real internet | revert snapshot | reset snapshot | clean snapshot | snapshot isolated | own host',
        ),
        hint: 'Where may it run, and with whom may it speak there?',
      },
      {
        id: 'behaviour',
        text: 'What it does is noted: processes, files, autostart, addresses.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'child process | child processes | process tree | autostart | persistence | run key | process monitor | procmon | dns requests | registry key | processes starts | starts processes | registry keys',
        ),
        hint: 'What do you write down while it runs?',
      },
      {
        id: 'sweep',
        text: 'From that come signs to look for on all other machines.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'indicators | iocs | indicators compromise | sweep | other laptops | all laptops | dns logs | logs address',
        ),
        hint: 'Whom does it serve, beyond this one person?',
      },
    ],
    followUps: {
      checking: ['It does nothing in your machine. How do you know whether it is harmless?'],
      reasoning: ['When would you let it speak to the real network?'],
      example: ['What would you write down for such a file, line by line?'],
    },
    samples: [
      'Such cases need professionals and good software. I would scan it with several antivirus programs and then decide. The employee should get a training, because humans are the weakest link. In general a company needs a security concept, regular updates and backups, then such things happen less often.',
      'I would isolate the laptop from the network, but not switch it off, because of the memory. Then I look up the hash of the file. I run it in an isolated virtual machine with a snapshot and see what it does. If it contacts an address, I search the proxy logs for it. I test it twice to be sure.',
      'The laptop leaves the network but stays switched on, and I save its working memory before anything else, since keys and code that was never written to disk are gone with the power. Then I work on a copy with its name changed. I compute its SHA-256 and search only by that; I do not upload the file, because public scanners show files to anybody, and the sender may watch for his. Next comes what it says at rest: the true file type by its first bytes, strings, macros, and whether it is packed. That takes 20 minutes and often gives the address already. Only then does it run, in a virtual machine with no shared folder, on a host of its own, with a simulated internet that answers every name. I note which processes it starts, new files, a new service or a run key, and each name that it asks for. I reset to the snapshot and run it once more with the clock set a day ahead. If nothing happens, that is no proof: it may look for a virtual machine, wait, or expect a German keyboard, so I compare with the strings that never came into play. The alternative is a real connection; it would bring the second stage, but it shows our address and costs the surprise, therefore I do that last, and through a line that leads to nobody. For example, at my last job a court notice was a disk image with a shortcut in it, and it started a script from its own folder. The result is a list of indicators, and with it I sweep the DNS logs and all other laptops. To check the list, I test it on the saved memory of the first laptop: each entry should be found there, and on a clean laptop I expect zero. If an entry does not match, my machine saw something other than hers.',
    ],
    sources: [
      'NIST SP 800-83 Revision 1, Guide to Malware Incident Prevention and Handling, sections 4.2 and 4.3',
      'NIST SP 800-86, Guide to Integrating Forensic Techniques into Incident Response, section 5.2',
      'MITRE ATT&CK, T1497 Virtualization/Sandbox Evasion',
    ],
    why: 'Whether somebody goes from the harmless look to the risky one, and knows what silence proves.',
  },
  {
    id: 'cybersecurity/technical/secret-in-the-app',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'technical',
    level: 'senior',
    skills: ['Application Security', 'Identity and Access Management', 'Threat Modelling'],
    topics: ['identity', 'web'],
    stem: 'An app for phones signs people in with OAuth 2.0. It carries a client secret in its code, obfuscated, and gets the answer at an address of the form myapp://done. The team says: with the secret nobody else can redeem a code. What do you say, and how do you build it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'no-secret',
        text: 'What is handed to everybody is no secret; obfuscation only takes somebody an hour.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'public client | extract secret | extracted | decompile | decompiled | unpack app | same secret everybody | every copy secret | read out | reverse engineer | anyone extract | anybody take apart | obfuscation delays | never secret',
        ),
        hint: 'Who all holds that value in their hands?',
      },
      {
        id: 'scheme',
        text: 'Another app may claim the same scheme and be given the code.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'custom scheme | same scheme | register scheme | claim scheme | another app scheme | malicious app scheme | intercept code | intercepts code | code interception',
        ),
        hint: 'Who decides which app opens that address?',
      },
      {
        id: 'pkce',
        text: 'PKCE: the app makes a random value for each sign-in, sends its hash first, and the value itself with the code.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns('pkce | code verifier | code_verifier | code challenge | code_challenge'),
        hint: 'How does the server know that the one who redeems is the one who began?',
      },
      {
        id: 's256',
        text: 'With the method S256, and a server that refuses requests without it.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          's256 | not plain | plain method | server requires | server enforce | server refuses without | downgrade',
        ),
        hint: 'What if somebody leaves the protection out?',
      },
      {
        id: 'claimed',
        text: 'An https address that the system ties to the app by a file on the domain.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'app links | app link | universal links | universal link | claimed https | verified domain | assetlinks | apple-app-site-association | https redirect',
        ),
        hint: 'What kind of address can the system check the owner of?',
      },
      {
        id: 'browser',
        text: 'The sign-in runs in the browser of the system, not in a view that the app can read.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'system browser | external browser | custom tab | custom tabs | aswebauthenticationsession | webview | web view | embedded view | embedded browser',
        ),
        hint: 'Where does the person type the password?',
      },
      {
        id: 'tokens',
        text: 'Refresh tokens change at each use and are tied to the app; a second use of one ends the family.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'refresh token rotation | rotate refresh | rotation | refresh rotate | rotating refresh | dpop | sender-constrained | keychain | keystore | refresh reused | reuse detection',
        ),
        hint: 'What if a copy of what the app keeps is stolen later?',
      },
    ],
    followUps: {
      checking: ['Which attack would you run against your own build?'],
      reasoning: ['Is the secret then of no use at all? What would you do with it?'],
      example: ['Which messages go back and forth in one sign-in?'],
    },
    samples: [
      'OAuth is an established standard, so the basis is good. I would encrypt the secret more strongly and change it regularly. A penetration test by an external company would give more confidence. It is also important to use the newest versions, and to follow the recommendations of the platform in every respect.',
      'A mobile app is a public client, because everybody can decompile it. Another app can register the same scheme and intercept the code. I would use PKCE, so that only the app with the code verifier can redeem it. Universal links would be better than the scheme. I would test it with a second app on the same phone.',
      'The app is a public client: every copy has the same secret, and whoever can unpack it has it, obfuscated or not. So it proves only that somebody once downloaded the app. The second fault is the address. On some phones another app may register the same scheme, and then the system hands it the code; with the extracted secret it redeems that code. I would build it as follows. For each sign-in the app makes a random code verifier, sends its hash as challenge with S256, and the verifier only at the end, so a stolen code is worthless. The server refuses requests without a challenge, otherwise an attacker simply leaves it out. The redirect becomes an https address, as app link and universal link, where a file on our domain names the app. The sign-in opens in the system browser and not in an embedded web view, because there the app could read the password, and nobody sees the true address. Refresh tokens lie in the keychain and rotate at each use; if an old one comes again, all of that family end. The price is that a phone with a bad network may lose a new one and its owner has to sign in again, so I allow the old one for some seconds, which is a small hole that I choose. The alternative is a server of our own between app and provider, which holds a true secret; I take it where access to money is at stake. The old secret I revoke once the share of old versions is below 2 percent. For example, at my last bicycle rental a student found the secret with a search for strings in four minutes. As a test, I build a second app with the same scheme and let it catch the code: I expect the token request to fail with invalid_grant. A test on the server sends a request without challenge and must see a refusal; on the old build both succeed.',
    ],
    sources: [
      'RFC 8252, OAuth 2.0 for Native Apps, sections 7, 8.1, 8.5 and 8.12',
      'RFC 7636, Proof Key for Code Exchange, sections 1 and 4',
      'RFC 9700, Best Current Practice for OAuth 2.0 Security, sections 2.1.1 and 4.14',
    ],
    why: 'Whether somebody sees what each part proves, and knows what a public client can and cannot hold.',
  },
]
