import { patterns } from '../patterns'
import type { Question } from '../question'

export const SECURITY_TECHNICAL_5: readonly Question[] = [
  {
    id: 'cybersecurity/technical/nine-of-sixty',
    revision: 2,
    status: 'active',
    areas: ['Cybersecurity'],
    type: 'technical',
    level: 'expert',
    skills: ['Detection Engineering', 'SIEM', 'Penetration Testing'],
    topics: ['threats'],
    stem: 'A company is proud of 600 rules that watch its logs. In an exercise friendly attackers used 60 techniques; nine raised an alarm, and only two of those were read by somebody. What do you look at first, and how do you build it so that it is better in a year and stays so?',
    seconds: 360,
    keyPoints: [
      {
        id: 'silent',
        text: 'Many rules look at logs that do not arrive any more, or whose fields have changed: each source has a sign of life.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sources silent | silent sources | missing logs | logs arrive | stopped sending | heartbeat | field renamed | fields renamed | parser broken | parsers broken | source health | ingestion gap',
        ),
        hint: 'What must be there before any rule can speak?',
      },
      {
        id: 'exercise',
        text: 'Rules are tried by acting out the technique, again and again, by machine.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'atomic red | atomic test | atomic tests | simulate attack | simulated attack | attack simulation | emulate technique | emulation | purple team | replay technique | replay attack | nightly attack',
        ),
        hint: 'How do you know today that a rule of three years ago still fires?',
      },
      {
        id: 'count-not',
        text: 'The number of rules says nothing; one chooses by what attackers of such a house really do.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'threat model | likely attackers | threat intelligence | techniques relevant | relevant techniques | prioritise techniques | prioritize techniques | att&ck coverage | coverage map | crown jewels',
        ),
        hint: 'Which of the 51 missed ones would you care for, and which not?',
      },
      {
        id: 'code',
        text: 'A rule is code: an owner, a review, a test with true logs, and an end.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'rules code | detection-as-code | detection code | version control | rule owner | owner rule | rules owner | review date | expiry date | pull request | rules repository',
        ),
        hint: 'Who changes a rule, and how does it disappear?',
      },
      {
        id: 'read',
        text: 'Alarms are limited by what people can read; each that never led to anything is mended or dropped.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'alerts analyst | alerts shift | alarms shift | false positives | false alarms | alert fatigue | tune rules | tuned | budget alarms | precision rule',
        ),
        hint: 'Seven fired and nobody read them: why?',
      },
      {
        id: 'chain',
        text: 'Weak signs of one machine or person are added up instead of each ringing alone.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'risk score | risk-based | weak signals | weak signs | correlate | correlated | correlation | several steps | chain steps | sequence events',
        ),
        hint: 'What if no single step is worth a call?',
      },
      {
        id: 'bait',
        text: 'Things that nobody ought to touch give alarms without noise.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('honeytoken | honeytokens | canary token | canary tokens | decoy | honeypot | bait'),
        hint: 'Is there an alarm that is hardly ever false?',
      },
    ],
    followUps: {
      checking: ['Which figure do you show the board each quarter, and how could it deceive?'],
      reasoning: ['Would you rather have 60 good rules or 600 average ones, and what do you lose?'],
      example: ['Take one technique that was missed: which log, which rule, which test?'],
    },
    samples: [
      'Threats are evolving every day, so it is important to have a modern SOC with artificial intelligence. I would buy a better SIEM and hire more analysts. The staff should be trained and certified. A good cooperation of all departments and the support of the management are the key for a better security posture in the future.',
      'First I would check whether the log sources still send, because a rule without logs cannot fire. Then I would run atomic tests for each technique and see which rules work. The rules should be in version control with an owner. Too many false positives are the reason that nobody reads them, so I would tune these.',
      'Before any rule I look at what arrives. I suppose that of the 51 missed a third had no log at all: an agent that stopped sending, a field that was renamed by an update. So each source gets a heartbeat, and an hour of silence is an alarm itself. That is dull and brings most. Next the seven that nobody read: 4,100 alarms a week for five people are one in three minutes for each. I would allow 20 alarms a shift for each person, and switch off from below whatever led to nothing in a year, 400 rules perhaps. The price is that one of those might have spoken once; I accept it, because a bell that always rings is switched off in the head. Then which techniques matter. I do not want all 60 on a map in green; threat intelligence tells which groups rob companies like ours, and I take the 25 steps that they use before anything is lost. Each becomes a rule as code: owner, review, a piece of true log as a test, and a review date after which it dies. Every night a machine performs one of those steps on a host of ours, a simulated attack, and the alarm must come within ten minutes. A purple team each quarter is the alternative; it thinks of more, but 90 days are long for a broken field, so I use both. Single steps are often harmless, for example a query of all administrators; therefore a host collects a risk score over a day, and 80 ring. And I put three decoy passwords where only a thief finds them. For example, in my last energy company a rule against stolen tickets had been dead for 14 months, since somebody had turned on compression. To check the whole, I let strangers come again after a year with techniques that we did not announce. I expect to see 15 of 25 detected and all of those read within the hour; if it is only what the machine performs, we have practised for the examination.',
    ],
    sources: [
      'MITRE, Finding Cyber Threats with ATT&CK-Based Analytics, 2017',
      'Alahmadi, Axon, Martinovic, 99% False Positives: A Qualitative Study of SOC Analysts’ Perspectives on Security Alarms, USENIX Security 2022',
      'Strom and others, MITRE ATT&CK: Design and Philosophy, 2020',
    ],
    why: 'Whether somebody tests what should protect, and counts what people can bear.',
  },
]
