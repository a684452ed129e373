import { patterns } from '../patterns'
import type { Question } from '../question'

export const CYBERSECURITY_SYSTEM_DESIGN_5: readonly Question[] = [
  {
    id: 'cybersecurity/system-design/messages-of-doctors',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'system-design',
    level: 'expert',
    skills: ['Cryptography', 'Threat Modelling', 'Rust'],
    topics: [],
    stem: '80,000 doctors and nurses write to each other about patients, in groups of up to 200, each on two or three devices. The operator must not be able to read anything. Phones are lost, people change the hospital, and who joins later must not read what was before. Design it.',
    clarify: [
      {
        ask: 'How much is written?',
        answer:
          '4 million messages a day, 2 kilobytes on average; photos in 5 percent of them, 1 megabyte each.',
      },
      { ask: 'Who governs it?', answer: 'Each of 60 hospitals decides who belongs to it.' },
      {
        ask: 'What if all devices are gone?',
        answer: 'A doctor gets a new phone at nine and has patients at ten.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'against',
        text: 'Against whom: operator, thief of a phone, former member; and what stays visible.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'metadata | who writes whom | who talks whom | malicious server | operator malicious | operator may lie | former member | removed member | stolen phone | subpoena',
        ),
        hint: 'Against whom does it hold, and what can that one still see?',
      },
      {
        id: 'healing',
        text: 'Old messages stay closed after a theft, and new ones are safe again after some time.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'forward secrecy | post-compromise | heals | healing | old keys deleted | past messages closed',
        ),
        hint: 'What does a thief of today’s keys read of last week, and of next week?',
      },
      {
        id: 'group',
        text: 'Keys of a group in a tree: a change of members makes a new key for all who remain.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('mls | treekem | ratchet tree | key tree | epoch | epochs'),
        hint: 'How does a group of 200 get a new key when one leaves?',
      },
      {
        id: 'identity',
        text: 'How one knows that a key belongs to a colleague: a log that all can check.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'key transparency | transparency log | safety number | safety numbers | verify fingerprint | fingerprints | qr code | key directory | public log | credential hospital | signed hospital | hospital signs',
        ),
        hint: 'What if the server hands out a false key?',
      },
      {
        id: 'devices',
        text: 'Each device has keys of its own, is added by another one, and can be thrown out.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'device keys | link device | linked device | revoke device | device removed | device leaf | devices leaves',
        ),
        hint: 'Is it the person or the machine that belongs to a group?',
      },
      {
        id: 'recovery',
        text: 'Getting history back after a loss: what makes it easy makes it open to others.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'backup encrypted | encrypted backup | recovery code | secret sharing | threshold recovery | no history | without history | history lost | device restores',
        ),
        hint: 'How much does the doctor see at ten, and who could get the same?',
      },
      {
        id: 'pairwise',
        text: 'How much a change or a message costs for 200 people with three devices.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '600 devices | 500 devices | 600 copies | 599 | log 600 | ten hashes | ten nodes | nine ten | 10 levels | ten levels | 600 times | 500 times | 500 leaves | 600 leaves',
        ),
        hint: 'How many keys has a message to the largest group to reach?',
      },
      {
        id: 'load',
        text: 'What is stored and sent in a day.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('200 gb | 208 gb | 8 gb | 200,000 photos | 46 messages | 200 gigabytes'),
        hint: 'How much is that in a day?',
      },
    ],
    followUps: {
      requirements: ['What would you tell a court that asks for messages?'],
      structure: ['You said "{quote}". What if the server hides that from one of the members?'],
      'trade-offs': ['Which comfort would you give up last?'],
    },
    samples: [
      'Data protection in health care is extremely sensitive, so the highest security standards are needed. I would use military grade encryption, and servers in Europe with ISO 27001. A two-factor login protects the accounts. An established messenger could be customised, because it is known by the users. Penetration tests and audits create trust.',
      'I would use MLS with a ratchet tree, where each device is a leaf with its own key. When a member leaves, a commit makes a new epoch, which gives forward secrecy. A group has up to 600 devices, and a tree only needs about ten levels. Identities are checked with a key transparency log. An encrypted backup with a recovery code brings back the history.',
      'Against whom first. I assume a malicious server, a stolen phone, and a former member who keeps all that he had; a state that breaks into phones is out of scope. The server may see who writes whom and when, and I say so, as hiding metadata would cost delay. Forward secrecy is needed, so keys are deleted after use, and healing too: a thief of keys is shut out after the next update. Late joiners read nothing old. I would take MLS rather than invent. Each device has its own key pair and is a leaf in the ratchet tree of a group; a person is the set of devices that the hospital’s credential names. A message goes like this: the phone encrypts it under the key of the present epoch, sends it to the delivery service, which gives an order and holds the ciphertext until all have it, a month at most, and devices fetch it. A member leaves the hospital: its directory revokes the credential, and the next device that is online commits a removal in each of his groups, while the service refuses his sending from the first minute. If two commit at once, the service takes one and the other repeats. If it fails altogether, the phones keep what they have to send. What if it lies about keys? All credentials stand in a transparency log, phones audit their own entry each day, and hospitals watch that nobody was added in their name. Members see “a device was added”. Photos are encrypted once, stored as a blob, and only their key goes in the message. The hard trade is recovery. No history after a loss is the safest option, and at ten the doctor cannot work. A backup under a code that people choose is guessed by whoever holds it. So I use an encrypted backup of 30 days with a key split among HSMs of three hospitals, of which two open it after ten tries at most and a check in person at the desk. This is the price: two hospitals together could read one person’s month, so each use is in the log. The other device restores it without all that, and most have one. What must be kept by law goes to the record system by hand, since the server cannot search. In numbers: 200 people with 2.5 devices are 500 leaves. With pairwise keys each message would be 500 copies of 2 KB, a megabyte; with a group key it is 2 KB. At best a commit needs about nine levels, log of 500, instead of 500; after many removals it is worse, so members update once a week. 4 million by 2 KB are 8 GB, and 200,000 photos of 1 MB are 200 GB a day; 46 messages per second on average, therefore one database with a replica does it, and a month takes 6 TB. I would look again at weekly updates if groups grow beyond 1,000, and at metadata if a hospital asks.',
    ],
    sources: [
      'RFC 9420, The Messaging Layer Security (MLS) Protocol, 2023',
      'RFC 9750, The Messaging Layer Security (MLS) Architecture, 2025, section 8',
      'Melara and others, CONIKS: Bringing Key Transparency to End Users, USENIX Security 2015',
      'Alwen, Coretti, Dodis and Tselekounis, Security Analysis and Improvements for the IETF MLS Standard for Group Messaging, CRYPTO 2020',
    ],
    why: 'Whether somebody names the enemy, gives each device a place in a group that heals, and pays openly for recovery.',
  },
]
