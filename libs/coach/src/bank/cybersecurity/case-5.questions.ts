import { patterns } from '../patterns'
import type { Question } from '../question'

export const CYBERSECURITY_CASE_5: readonly Question[] = [
  {
    id: 'cybersecurity/case/reports-from-strangers',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'case',
    level: 'senior',
    skills: ['Application Security', 'Penetration Testing'],
    topics: [],
    stem: 'A bank lets one firm look for holes once a year, for 60,000 euros; it finds 12. A platform would open its 40 sites to everybody, for 30,000 a year and 800 euros for each hole that is real. It expects 300 reports a month at first, one in twelve real. To look at one takes 40 minutes; two people could spare a day a week each for that. The developers repair six a month. What do you advise?',
    clarify: [
      { ask: 'Can strangers report anything today?', answer: 'There is a mail address of the press office.' },
      {
        ask: 'What kinds does the firm find?',
        answer: 'Half are missing checks of who may see what, the rest is mixed.',
      },
      { ask: 'What does an hour of the two people cost?', answer: '60 euros.' },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'repair-limit',
        text: 'What limits the bank is repairing, not finding.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'repairing limits | repair limit | limits repairing | bottleneck | narrow place | repairing finding | cannot repair | fixing limit | fixing bottleneck | only fix | fix six | fix capacity',
        ),
        hint: 'Where does a hole wait the longest?',
      },
      {
        id: 'there-anyway',
        text: 'The holes are there whether somebody reports them or not; once reported, a clock begins.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'there anyway | exist anyway | whether reported | clock begins | clock starts | known hole | known vulnerability | vulnerabilities anyway | exist already | already exist',
        ),
        hint: 'What does a report change about the danger?',
      },
      {
        id: 'small-circle',
        text: 'Begin with some invited people and a few sites, and open it as repairing grows.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'invite | invited | small circle | private programme | four sites | few sites | three sites',
        ),
        hint: 'How could one begin with fewer than everybody?',
      },
      {
        id: 'front-door',
        text: 'At once and for nothing: an address, rules, and a promise not to sue.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'security.txt | safe harbour | not sue | disclosure policy | own address | published address',
        ),
        hint: 'What should be there even without any platform?',
      },
      {
        id: 'hours',
        text: '300 reports are 200 hours a month; two days a week are some 70.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('200 hours | 70 hours | 69 hours | 64 hours'),
        hint: 'Is there enough time to look at them?',
      },
      {
        id: 'pile',
        text: '25 real ones against six repaired: 19 more each month.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '19 more | 19 left | 19 open | 19 month | 25 six | 57 after | grows 19 | backlog 19 | backlog grows',
        ),
        hint: 'What lies there after a quarter?',
      },
      {
        id: 'causes',
        text: 'Repair causes and not single holes: half are of one kind.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'one kind | same kind | same cause | one cause | one place | central check | class of holes | root cause | access control | fix centrally | central fix | systemic',
        ),
        hint: 'How can six a month become twenty?',
      },
      {
        id: 'per-hole',
        text: 'A hole costs 5,000 euros by the firm, some 1,400 by the platform; each finds other ones.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          '5,000 each | 5,000 hole | each 5,000 | 5,000 euros one | 1,400 | 1,380 | 5,000 finding | 5,000 per | 5,000 vulnerability',
        ),
        hint: 'What does one found hole cost by each way, and are they the same holes?',
      },
    ],
    followUps: {
      framing: ['Which of the 25 would you repair first, and by what?'],
      evidence: ['You said "{quote}". What would make one in twelve one in three?'],
      recommendation: [
        'What do you answer to somebody who reports for the third time what you know already?',
      ],
      structure: ['What does the yearly firm find that strangers do not?'],
    },
    samples: [
      'A bug bounty programme is a modern and very efficient approach, because the swarm intelligence of thousands of researchers can be used. Large technology companies are successful with it. It also sends a strong signal to customers that the bank takes security seriously. Of course there must be a clear process and support from the management, and the communication should be professional at all times.',
      '300 reports times 40 minutes are 200 hours a month, but two people with a day a week have only about 70 hours. One in twelve is 25 real holes, so 25 against six that are repaired, so 19 more each month. That cannot work. I would start with invited people and a few sites first. The costs are 800 times 25, that is 20,000 a month. The risk is that good researchers are annoyed when nobody answers.',
      'Not yet to everybody. What limits this bank is repairing and not finding. The holes are there anyway, whether reported or not; but once somebody has told us, a clock begins, because they may publish it, and a known hole that stays open is worse before a supervisor than an unknown one. So I compute the flow. In: 300 reports, 40 minutes each, are 200 hours a month; we have 70. Real ones: 25. Out: six. So 19 more lie there each month, 57 after a quarter, and 20,000 euros a month are paid for a list that nobody works off. There are three valves, and the last one is opened last: the door, the looking, the repairing. I would begin at the end. Repairing: half of what the firm finds is one kind, a missing check of who may see what. One central check that refuses whatever is not allowed by name, in the frame that all 40 sites use, closes a kind and not a hole; two developers for a quarter, and six a month become fifteen, I guess. Looking: duplicates and things out of scope can be sent back in five minutes by rules that anybody can read. The door, in three steps. This week, for nothing: an address for reports of its own instead of the press office, a security.txt, rules, and a promise not to sue whoever keeps to them. Strangers find things today, and they tell us if they know where. In two months: 20 invited people, four sites without money transfers, I expect 18 reports a month of which five are real; that is 12 hours and within what we repair. Then more sites whenever fewer than ten real ones are open for longer than a month, and everybody only if that held for half a year. What does a hole cost? By the firm 5,000 euros each. By the platform 800, plus eight hours of looking at 60 an hour, plus a share of the fee, some 1,400. That speaks for it, but they are other holes: the firm sees our plans and sits inside, strangers see what is outside. I would keep both and give the firm the kernel of payments. I recommend this order to the board, with one number to be shown each month, the days for which a real hole stays open. The risk is that invited people are bored by four sites; then I raise what is paid for the worst ones. I would be wrong if the central check takes a year, because then even ten a month are too many. Missing is how bad the 12 were; one that opens accounts outweighs twenty that show a version.',
    ],
    sources: [
      'ISO/IEC 29147, Vulnerability disclosure, 2018, and ISO/IEC 30111, Vulnerability handling processes, 2019',
      'RFC 9116, A File Format to Aid in Security Vulnerability Disclosure, 2022',
      'NIST SP 800-216, Recommendations for Federal Vulnerability Disclosure Guidelines, 2023',
    ],
    why: 'Whether somebody looks for the narrowest place of a flow before more is poured into it.',
  },
]
