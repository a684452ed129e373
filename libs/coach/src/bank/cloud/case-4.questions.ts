import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_CASE_4: readonly Question[] = [
  {
    id: 'cloud/case/copies-never-tried',
    revision: 3,
    status: 'active',
    areas: ['Cloud Computing', 'DevOps'],
    type: 'case',
    level: 'mid',
    skills: ['AWS', 'Cloud Security', 'PostgreSQL'],
    topics: [],
    stem: 'A publisher has 30 terabytes in one cloud account, copied each night within it. Nobody has ever tried to get them back; the way back does 200 megabytes a second. An hour without the system costs 5,000 euros, a day’s lost work 40,000. Offers: copies in a second account for 700 a month, a log kept every minute for 1,200, a second system that stands ready for 6,000. Which?',
    clarify: [
      { ask: 'What is needed to work?', answer: 'Two terabytes: texts, orders, the last year of pictures.' },
      { ask: 'How often does it happen?', answer: 'It has not yet, in nine years.' },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'against-what',
        text: 'Against what: a broken disk, a slip, a thief with the key of the account.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'thief | stolen key | attacker deletes | deletes copies | deletes both | deleted mistake | ransom',
        ),
        hint: 'Which accidents do you mean, and which of them take the copies along?',
      },
      {
        id: 'two-measures',
        text: 'How long it may stand and how much work may be lost are two questions.',
        weight: 'must',
        criterion: 'framing',
        any: patterns('lose work | recovery time | recovery point | two losses | kept apart'),
        hint: 'What exactly is lost when it happens, in which units?',
      },
      {
        id: 'second-account',
        text: 'The second account first, with copies that cannot be deleted for some weeks.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'account first | take account | recommend account | immutable | cannot deleted | delete 35',
        ),
        hint: 'Which of the offers comes first, and with which condition?',
      },
      {
        id: 'rehearse',
        text: 'Try the way back within the month, and then every quarter.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'rehearse | rehearsal | try restore | restore test | test restore | trial restore | every quarter | each quarter | restore into empty',
        ),
        hint: 'What is to be done that costs almost nothing?',
      },
      {
        id: 'forty-two',
        text: '30 terabytes at that speed are 42 hours, 208,000 euros.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('42 hours | 41.7 | 41 hours'),
        hint: 'How long does it take to have all of it back?',
      },
      {
        id: 'needed-first',
        text: 'The two terabytes that are needed are there in three hours.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '2.8 hours | terabytes three hours | two terabytes first | 2 terabytes first | under three hours | 10,000 seconds',
        ),
        hint: 'And if one begins with what people need to work?',
      },
      {
        id: 'how-often',
        text: 'The log pays if it saves a whole day once in 2.8 years, the second system no more once the order is right.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('2.8 years | 1.4 years | needed once | 72,000 much | pay one incident | 4,000 year'),
        hint: 'From which frequency on is each of the others worth its price?',
      },
      {
        id: 'layers',
        text: 'In order: that a copy is left, that it can be brought back, how fast, how fresh.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('copy left | copy survives | fast fresh | exists fast'),
        hint: 'Which question comes before how fast?',
      },
    ],
    followUps: {
      framing: ['Which accident would take all of it today?'],
      evidence: ['You said "{quote}". What is not counted in that time?'],
      recommendation: ['Who holds the key of the second account?'],
    },
    samples: [
      'Data is the most valuable asset of a company, so it must be protected in the best possible way. I would take the second system that stands ready, because high availability is a standard today. The cloud makes this very easy. In addition there should be a disaster recovery plan with clear responsibilities, and it should be approved by the management and updated regularly.',
      '30 terabytes at 200 megabytes a second are 150,000 seconds, so about 42 hours, which costs 208,000 euros. A day of work is 40,000. I would take the second account, because it is cheap and a thief cannot delete both. Then one must test the restore. The second system costs 72,000 a year, which is too much when it has never happened. The risk is that the copies do not work.',
      'I would first ask against what. A broken disk is the cloud’s business; a slip of ours and a thief with the key of the account are not, and both take tonight’s copies along, as they lie in the same place. And two losses must be kept apart: how long it may stand, and how much work is lost. In order there are four questions: that a copy is left at all, that it comes back, how fast, how fresh. First: the second account, 8,400 euros a year, with copies that cannot be deleted for 35 days, not even by us, and a key that two people hold. Without it the rest is decoration. Second: nobody has tried; so a trial restore into an empty account this month, some days of two people, and each quarter from then on. Third, speed: 30 terabytes at 200 megabytes a second are 42 hours, 208,000 euros. But people need two terabytes to work; those first, and they are there in 2.8 hours, 14,000 euros, with the old pictures following over two days. That is an order in a script and costs nothing. Fourth, freshness: on average half a day is lost, at worst a day, 40,000; the log is 14,400 a year and pays if a whole day is saved once in 2.8 years, or half a day twice as often. The second system is 72,000 a year and spares 14,000 each time once the order is right: no. Nor does it help against a slip, as it repeats it within seconds. I recommend the second account and the trial now, and the log only for orders, where a lost hour is money and the amount is small; I would ask what that part costs. The risk is that 200 megabytes is the figure of a good day. I would be wrong if the trial takes ten hours instead of three: then speed is worth paying for. Missing is how often; never in nine years may still be once in ten.',
    ],
    sources: [
      'NIST SP 800-34 Rev. 1, Contingency Planning Guide for Federal Information Systems, 2010',
      'NIST SP 800-209, Security Guidelines for Storage Infrastructure, 2020',
    ],
    why: 'Whether somebody asks against what before how fast, and finds the cheap order that makes the dear offer needless.',
  },
]
