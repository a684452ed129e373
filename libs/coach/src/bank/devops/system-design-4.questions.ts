import { patterns } from '../patterns'
import type { Question } from '../question'

export const DEVOPS_SYSTEM_DESIGN_4: readonly Question[] = [
  {
    id: 'devops/system-design/firmware-for-heaters',
    revision: 2,
    status: 'active',
    areas: ['DevOps', 'Cybersecurity'],
    type: 'system-design',
    level: 'expert',
    skills: ['C++', 'Cryptography', 'Linux'],
    topics: [],
    stem: 'Two million controllers of heaters hang in cellars all over Europe. Design how they get new firmware, so that a bad one does not leave people in the cold, and a stranger cannot send one.',
    clarify: [
      {
        ask: 'How are they connected?',
        answer: 'By the router of the house; a tenth of them only once a week.',
      },
      {
        ask: 'How large is a firmware?',
        answer: 'Eight megabytes; there is room for two.',
      },
      {
        ask: 'What does it cost to send somebody?',
        answer: '140 euros for each house.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'cold',
        text: 'The heater has to go on whatever happens: power cut in the middle, a bad version, no connection.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'power cut | power fails | loses power | power lost | goes heating | heat without | heating continues | brick | bricked',
        ),
        hint: 'What must never stop, and at which moments could it?',
      },
      {
        id: 'who-attacks',
        text: 'Against whom: a stolen key of the company, an old faulty version, a neighbour in the network.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'stolen key | key stolen | downgrade | rollback attack | insider | attacker signs | stranger network | compromised server | server compromised',
        ),
        hint: 'Who might want to send one, and what would they need?',
      },
      {
        id: 'two-slots',
        text: 'Two places for firmware; the new one is tried once, and the old one returns unless it reports to be well.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'two slots | second slot | slot b | other slot | a/b | dual bank | two banks | two partitions | boot counter | watchdog | falls back | old slot',
        ),
        hint: 'Where does the old one remain while the new one is tried?',
      },
      {
        id: 'signed',
        text: 'The device itself checks a signature by a key that lies offline, and a number that only grows.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'signature | signing key | offline key | hardware module | version counter | monotonic | secure boot | verifies signature',
        ),
        hint: 'What does the controller look at before it starts anything?',
      },
      {
        id: 'waves',
        text: 'Waves by kind of heater, season and country, with a rule that stops by itself: slow against holes that are open.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'waves | wave | percent first | stages | staged rollout | ring | rings | 1 percent | canary group | season',
        ),
        hint: 'All at once, or little by little: what speaks for each?',
      },
      {
        id: 'pull',
        text: 'Devices ask, at a moment by chance, instead of being told: load against control.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'devices ask | devices poll | polls | device asks | poll once | random time | random hour | ask instead | pull instead | delta update | deltas',
        ),
        hint: 'Who begins the conversation, and what does that cost?',
      },
      {
        id: 'traffic',
        text: 'How much data that is, and for how long.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '16 terabytes | 16 tb | gigabits | megabits | terabytes | requests second | gigabit | mbit/s | gbit/s',
        ),
        hint: 'How many bytes leave your house, and in which time?',
      },
      {
        id: 'price-of-bad',
        text: 'What a bad one costs in visits, and how large the first wave may be therefore.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '140 euros | euros visits | visits | 280 million | euros house | thousand houses | houses visit | cost visit | technicians',
        ),
        hint: 'What may the first wave cost if all of it goes wrong?',
      },
    ],
    followUps: {
      requirements: ['Which attacker do you not stop?'],
      structure: ['You said "{quote}". What happens if power fails at exactly that moment?'],
      numbers: ['How many of the first wave must report before the second begins, and why so many?'],
    },
    samples: [
      'IoT devices need a secure and scalable platform. I would use a cloud service for device management, because it has all the features already. The updates should be encrypted and tested well before. Machine learning could predict problems. It is also important to inform the customers and to have good support in many languages.',
      'Each device has two slots, and the new firmware is written into the second one. It verifies the signature, starts it, and goes back if the watchdog fires. I would update in waves, 1 percent first. Devices poll once a day at a random time. 2 million times 8 MB are 16 TB, so a CDN is needed.',
      'I would first fix what may never happen: a house that is cold. So the loop that burns and measures is a part of its own, which keeps heating while the rest is written, and a power cut at any byte leaves one complete firmware. I assume a tenth is seen once a week, and that a hole must reach 95 percent in three weeks. Against whom? A compromised server, a stolen laptop of a developer, and a downgrade to an old faulty version; whoever opens the case in the cellar is out of scope. There are two slots. The device writes into the idle one, checks a signature made by an offline key in a hardware module, and a version number that never falls. The new slot gets one try, with a watchdog; if that has not measured, burned and reached the server within 30 minutes, the old slot starts again and says why. A request therefore goes: device asks at a random hour, the server answers with a version for its kind, a CDN delivers the pieces, and a report comes back into a queue and a table by kind. If the server is lost, devices go on with what they have. What costs what: 16 terabytes in total; spread over a week that is 210 megabits a second, so asking at random is enough and a push channel is not worth its two million open connections; I would revisit that when a hole had to be closed within a day. A bad one that also breaks the way back costs 140 euros for each house, 280 million for all. Therefore the first wave is 200 houses of our own staff and friends, 28,000 euros at worst, then 1 percent, then a tenth, each with every kind of heater in it and three days between. With 20,000 reports I see a fault of one in 5,000. It stops by itself if more than 0.2 percent fall back or room temperature drops. Waves are slow against an open hole; for those there is a quick lane of two days that two directors sign. In winter only such go out.',
    ],
    sources: [
      'RFC 9019, A Firmware Update Architecture for Internet of Things, 2021',
      'Samuel, Mathewson, Cappos, Dingledine, Survivable Key Compromise in Software Update Systems, CCS 2010',
      'Uptane Standard for Design and Implementation, 2.0',
    ],
    why: 'Whether somebody designs for the moment in which all goes wrong where nobody can go.',
  },
]
