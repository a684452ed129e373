import { patterns } from '../patterns'
import type { Question } from '../question'

export const CYBERSECURITY_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'cybersecurity/system-design/work-from-anywhere',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity', 'Cloud Computing'],
    type: 'system-design',
    level: 'mid',
    skills: ['Zero Trust', 'Identity and Access Management', 'Threat Modelling'],
    topics: [],
    stem: 'A firm of architects has 400 people at home, in offices and on building sites. Whoever is in its VPN reaches all 35 internal applications, and last spring a thief with one stolen laptop did so too. Design how people reach what they need, and no more, from anywhere.',
    clarify: [
      {
        ask: 'What are the applications?',
        answer: '28 are web pages, 4 are file shares, 3 are old programs with protocols of their own.',
      },
      {
        ask: 'Whose devices are they?',
        answer: '380 laptops of the firm, and about 60 people of partners with their own.',
      },
      { ask: 'How many look after it?', answer: 'Three in IT.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'who-what',
        text: 'Who needs which application, and what a stolen laptop or password may reach.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'laptop reach | laptop opens | password alone | which application | least privilege | roles applications | groups applications | groups open | groups apps | roles apps | role needs application | person needs application',
        ),
        hint: 'What should the thief have reached last spring?',
      },
      {
        id: 'partners',
        text: 'People of partners on devices of their own.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'partners own devices | partner devices | partner laptop | unmanaged | private laptops | private devices | byod | partners browser | partners only',
        ),
        hint: 'What about those whose computer is none of yours?',
      },
      {
        id: 'proxy',
        text: 'Each request passes a gate that knows person and device; applications are hidden behind it.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'identity-aware | identity aware proxy | access proxy | reverse proxy | policy enforcement | connector | every request checked | each request checked | proxy checks | policy decision',
        ),
        hint: 'Where is it decided, and how often?',
      },
      {
        id: 'device',
        text: 'The state of the device is part of the decision: a certificate, encryption, updates.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'device certificate | device posture | posture | managed device | tpm | disk encrypted | device state | device health | certificate disk',
        ),
        hint: 'What do you want to know of the machine, besides the person?',
      },
      {
        id: 'mfa',
        text: 'Which second factor: one that cannot be handed to a false page, against effort.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'passkey | passkeys | fido2 | webauthn | phishing-resistant | phishing resistant | security key | security keys | push fatigue',
        ),
        hint: 'Which proof do you ask for that cannot be read out over the phone?',
      },
      {
        id: 'old',
        text: 'What to do with the old programs: a small tunnel that is left, or another way to show them.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'old programs | legacy programs | old protocols | remote desktop | per-app tunnel | narrow tunnel | per-application tunnel | virtual desktop | keep vpn | vpn remains | small vpn | three programs',
        ),
        hint: 'What of the three that speak no web?',
      },
      {
        id: 'logout',
        text: 'How long a session lasts, and how fast somebody is out.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'session hours | session lasts | sessions last | sessions expire | token minutes | access revoked | out within',
        ),
        hint: 'How long does the thief have after the call to IT?',
      },
      {
        id: 'effort',
        text: 'What it costs and how long it takes with three people.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'euros person | euros user | euros month | person month | applications week | applications month | weeks applications | security keys cost | 40 euros | 460 people | two keys | 800 keys',
        ),
        hint: 'How long is the way for 35 of them, and at what price?',
      },
    ],
    followUps: {
      requirements: ['Which application would you begin with, and why?'],
      structure: ['You said "{quote}". What do people do on the day on which it is down?'],
      'trade-offs': ['What would you still allow without a healthy device?'],
    },
    samples: [
      'Zero trust is the modern approach: never trust, always verify. I would start with a strategy and an assessment of the maturity. Then a leading solution can be chosen that covers all the aspects of security. Users have to be trained, because they are the first line of defence. With artificial intelligence unusual behaviour can be found automatically.',
      'I would replace the VPN by an identity-aware proxy, which checks each person and the device for every application. People sign in with single sign-on and a second factor such as a passkey. Devices need a certificate and an encrypted disk. The three old programs keep a small VPN. Groups say which application somebody may open. Sessions last eight hours.',
      'I would first ask who needs which application, and what a stolen laptop may reach. I assume that nobody needs more than nine of the 35, that a password alone must open nothing, and that a locked laptop in the hands of a stranger opens nothing either. Partners on their own devices get four web applications in a browser and can download nothing; spies of states are out of scope. Let me say the parts. An identity provider knows people and groups, an inventory knows devices, and an access proxy stands before every application. A request goes to the proxy; it asks for a session, a device certificate whose key lies in the TPM, and a rule such as group planning and a disk that is encrypted and patched in the last 30 days. Then it forwards over a connector that only calls outwards, so no application has an open port. Each request is checked, and who opened what is logged. If the identity provider is down, sessions go on for an hour and new ones wait; two accounts with security keys in a safe are for that day. If the proxy fails, a second one in another region takes over, since all work depends on it. For the second factor there are two options. Codes by phone need nothing new, but a false page passes them on. I would choose passkeys, which are bound to the right address, at the price of 400 people to be shown it, and of a spare key for each. The three old programs speak no web: rewriting is too expensive, so they run on a remote desktop behind the same proxy, and the VPN is switched off instead of remaining for all. That is slower for 20 people with drawings, so for them I keep a per-app tunnel to one port. In numbers: a session lasts ten hours, the rule is asked anew every five minutes, so after the call to IT a thief is out within five minutes. Two keys for 400 people are 800 keys at 30 euros, 24,000 once; the proxy at 6 euros per person and month is 2,760 for 460 people. Three people who also have other work move two applications a week, therefore 18 weeks for 35. I start with the one that holds contracts, first in a mode that only logs whom it would refuse. I would revisit the ten hours if tokens are stolen from browsers, and the tunnel once the old program has a successor.',
    ],
    sources: [
      'NIST SP 800-207, Zero Trust Architecture, 2020, sections 2.1 and 3',
      'NIST SP 800-63B-4, Digital Identity Guidelines: Authentication and Authenticator Management, 2025, on phishing resistance',
      'W3C Recommendation, Web Authentication Level 2, 2021',
    ],
    why: 'Whether somebody replaces trust in a network by a decision at each door, and knows what to do with the rest.',
  },
  {
    id: 'cybersecurity/system-design/numbers-of-cards',
    revision: 3,
    status: 'active',
    areas: ['Cybersecurity', 'Full Stack Development'],
    type: 'system-design',
    level: 'senior',
    skills: ['Cryptography', 'Application Security', 'Threat Modelling'],
    topics: [],
    stem: 'A group of 500 hotels keeps the card of each guest for deposits and for bills after departure. The numbers stand in 14 systems: booking, till, spa, mail. Every one of these is audited, and each breach would open all cards. Design it so that the numbers are in one place only.',
    clarify: [
      {
        ask: 'How many are there?',
        answer: '40,000 bookings a day; a card is kept for 200 days on average; 3 million charges a month.',
      },
      {
        ask: 'Where do numbers come from?',
        answer: 'The own site, travel agencies by an interface, and guests at the desk.',
      },
      { ask: 'What does an audited system cost?', answer: '60,000 euros a year.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'not-keep',
        text: 'What must never be kept, and for how long the rest is.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'cvv | cvc | security code | verification code | card deleted | sensitive authentication',
        ),
        hint: 'Which part of it may nobody keep, not even in secret?',
      },
      {
        id: 'who',
        text: 'Which system really needs the number, and who may ask for it.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'full number | need charge | needs charge | scope audit | show last four | shows last four | only last four | display last four',
        ),
        hint: 'What do the 14 of them do with it?',
      },
      {
        id: 'vault',
        text: 'A vault gives a random stand-in for a number; systems keep only that.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'token vault | vault token | token instead | token number | surrogate | systems random token | only random token | number random token | everybody random token',
        ),
        hint: 'What do the others hold instead?',
      },
      {
        id: 'enter',
        text: 'Numbers go into it directly from browser, terminal and agency, past the own systems.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'iframe | hosted field | hosted fields | hosted page | directly browser | browser directly | terminal encrypts | point-to-point | p2pe | proxy replaces | inbound proxy | never touches | past booking',
        ),
        hint: 'How does it get in without passing through the booking?',
      },
      {
        id: 'keys',
        text: 'Keys lie in hardware, in two layers, and are changed.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'hsm | hardware security module | envelope | data key | key encryption | rotate | rotated | rotation | master key',
        ),
        hint: 'What does somebody have who copies the database?',
      },
      {
        id: 'own-or-rent',
        text: 'A vault of one’s own or that of a payment provider: being bound against being audited.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'build rent | lock-in | own vault | build vault | build own | provider tokens | network tokens | change provider | vault alternative',
        ),
        hint: 'Could somebody else keep them for you, and what do you give away?',
      },
      {
        id: 'random',
        text: 'Random stand-ins or such that are computed from the number.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'format-preserving | format preserving | random instead | hash guessed | guess hash | vaultless | hash quickly | digits brute-forced | digits brute force | number brute force',
        ),
        hint: 'Should the same card have the same stand-in everywhere?',
      },
      {
        id: 'saved',
        text: 'What leaves the audit, and what that saves.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '780,000 euros | 720,000 euros | 840,000 euros | 13 systems | 12 systems | thirteen systems | twelve systems | 13 fall',
        ),
        hint: 'How many of the 14 need no audit any more?',
      },
    ],
    followUps: {
      requirements: ['Which system would resist the most, and what do you offer it?'],
      structure: ['You said "{quote}". What can a clerk do who wants to collect numbers there?'],
      'trade-offs': ['What would you do if the provider doubled its price?'],
    },
    samples: [
      'The security of payment data has the highest priority, and the standard PCI DSS has to be observed. I would encrypt all the data with a strong algorithm, and use firewalls and antivirus. An external consultant should do a gap analysis. The employees must be trained regularly. With a security culture the trust of the guests will grow.',
      'I would use tokenisation: a vault keeps the numbers, and the 14 systems only have a random token. The site uses an iframe of the vault, so the booking never sees the number. Keys are in an HSM. The CVV must not be stored. There are 8 million cards, and 13 systems fall out of the audit, which saves 780,000 euros. A payment provider’s vault is an alternative.',
      'I would ask what each of the 14 does with a number. I assume eleven show the last four digits, two charge, and one forwards bookings by mail, which ends. So no system needs the full number; they need a charge. The security code may not be kept after authorisation at all, and a card is deleted 30 days after the last bill. Cash and vouchers are out of scope. A vault holds numbers, and everybody else a random token. From the site the number goes from an iframe of the vault directly to it; at the desk the terminal encrypts it; and what agencies send passes an inbound proxy which swaps number for token before the booking reads it. To charge, booking sends token, amount and a key against doubles to the vault’s API; the vault decrypts, calls the bank, and returns the result and never the number. Each number is encrypted with a data key, and that by a master key in an HSM, rotated each year; whoever copies the database has nothing. The vault has an account, network and team of its own. If it is down, new bookings are taken without a card and the guest is asked later, and charges wait in a queue for a day. If the queue delivers twice, the key against doubles stops a second charge. Asking for a thousand tokens in an hour by one desk raises an alarm, since the power to charge is what is left to steal. The first trade is to build or rent. The provider’s vault takes almost all off our audit, but its tokens work only there, so changing the bank would be a project; an own vault leaves one system in scope. I would rent one that can charge at several banks and hands the numbers out on leaving, by contract. The second: a hash of the number as token is guessed quickly, since with the first six and last four digits known only six are left, and one check digit makes it 100,000. Format-preserving encryption fits old columns, at the expense of a key that opens all. Random has none, so I use it, with the length kept for two old systems. In numbers: 40,000 bookings with 200 days are 8 million cards; with 300 bytes each that is 2.4 GB, small enough for one database with a replica. 3 million charges a month are 1.2 per second; at departure time perhaps 15, so throughput decides nothing and availability does. Of 14 systems, 13 fall out of scope, 780,000 euros a year against a quarter of a million for the vault. I would look again at an own one when fees go beyond 600,000.',
    ],
    sources: [
      'PCI DSS v4.0.1, 2024, Requirements 3.2, 3.3.1 and 3.5 to 3.7',
      'PCI SSC, Information Supplement: PCI DSS Tokenization Guidelines, 2011',
      'NIST SP 800-38G, Methods for Format-Preserving Encryption, 2016',
      'ISO/IEC 7812-1:2017, numbering system (check digit)',
    ],
    why: 'Whether somebody removes a secret from where it is not needed, and sees which power is left afterwards.',
  },
]
