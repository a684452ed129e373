import { patterns } from '../patterns'
import type { Question } from '../question'

export const CLOUD_CASE_5: readonly Question[] = [
  {
    id: 'cloud/case/frames-overnight',
    revision: 2,
    status: 'active',
    areas: ['Cloud Computing'],
    type: 'case',
    level: 'senior',
    skills: ['AWS', 'Kubernetes'],
    topics: [],
    stem: 'A film studio computes 5,000 jobs a month, each on one machine at 1.20 euros an hour: six hours, but a tenth of them 24. The same machine at 0.40 may be taken away without notice, with 5 percent chance in each hour, and the job then begins anew. To make jobs save their state every half-hour would take three weeks of work. A film that is a day late costs 30,000 euros. What do you advise?',
    clarify: [
      { ask: 'What does a week of work cost?', answer: '3,000 euros.' },
      {
        ask: 'Are they taken one by one?',
        answer: 'Mostly. On four days last year nearly all were gone for some hours.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'by-length',
        text: 'What decides is how long a job is: the chance to get through falls with each hour.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'length job | job length | length decides | depends length | long jobs suffer | longer jobs fail | falls each hour | short interrupted | longer likely | longer fails | short survive | long interrupted | length matters',
        ),
        hint: 'Which property of a job decides whether the cheap machine is cheap?',
      },
      {
        id: 'due',
        text: 'Which jobs are near their day, and how much time is left for a second try.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'slack | due tomorrow | near premiere | before premiere | which jobs due | last night | which ones urgent | close deadline | urgent jobs | which urgent | jobs urgent',
        ),
        hint: 'For which jobs does an hour lost not matter at all?',
      },
      {
        id: 'short-now',
        text: 'The short ones go to the cheap machines at once.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'short ones now | short ones cheap | short jobs cheap | short jobs now | short go | move short | six-hour spot | short spot | six-hour cheap',
        ),
        hint: 'What would you do tomorrow, without any work?',
      },
      {
        id: 'dear-late',
        text: 'Whatever is due within some days runs on the dear ones.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'last days dear | due dear | within dear | fall back dear | dear before premiere | regular machines last | on-demand last | deadline normal | deadline on-demand | urgent on-demand | urgent normal | urgent dear | normal machines',
        ),
        hint: 'What happens in the week before the premiere?',
      },
      {
        id: 'short-sum',
        text: 'Of short ones 74 percent get through at once; on average 7.2 hours, 2.90 instead of 7.20 euros.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('7.2 hours | 73 percent | 74 percent | 0.735 | 0.74 | 74% | 73% | 73.5'),
        hint: 'How often does a job of six hours get through, and what does it cost then?',
      },
      {
        id: 'long-sum',
        text: 'Of long ones 29 percent; on average 48 hours, twice the time.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('29 percent long | 29 percent through | 0.29 | 48 hours | 48.5 | 29% | only 29'),
        hint: 'And one of 24 hours?',
      },
      {
        id: 'at-once',
        text: 'They may all be taken at once: it must not hit the last night.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'nearly all gone | gone at once | taken at once | same hour | whole pool | other region | second region | vanish same | correlated | not independent',
        ),
        hint: 'What did you take for granted about one hour and the next?',
      },
      {
        id: 'worth',
        text: '46,800 today; 22,700 by moving all; 16,000 with state saved, which is back in six weeks.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('46,800 month | 46,800 euros | back six weeks | 22,700 moved | 11,000 each month'),
        hint: 'What is each step worth in a month, in which order?',
      },
    ],
    followUps: {
      framing: ['How would you know, an hour in, that a job will be a long one?'],
      evidence: ['You said "{quote}". What have you assumed about the hours?'],
      recommendation: ['Who decides on the last night, and by which rule?'],
      structure: ['Which step would you leave out if there were no three weeks?'],
    },
    samples: [
      'The cloud offers many possibilities to save costs, and spot machines are a very good one. The studio should use a modern architecture with containers and orchestration, so that everything is flexible. Reliability is important as well, therefore a multi-cloud strategy could be considered. It is also essential to monitor the costs with a good dashboard and to raise awareness in the teams.',
      'Today it is 4,500 times 6 and 500 times 24, so 39,000 hours, which is 46,800 euros. A short job gets through with 0.95 to the sixth, about 74 percent, a long one only with 29 percent. So I would put short jobs on cheap machines and leave the long ones on the dear ones. That saves about 19,000 euros. Later one can build the saving of state. The risk is that many machines are taken away on the same day.',
      'What decides is the length of a job, not the price: the chance to get through falls with each hour. And which jobs are due: three weeks before the premiere an hour lost does not matter, on the last night it does. Today 4,500 short ones are 27,000 hours and 500 long ones 12,000; 39,000 hours at 1.20 are 46,800 euros a month. A short one gets through with 0.95 to the sixth power, 74 percent; with all new beginnings it takes 7.2 hours on average, 2.90 euros instead of 7.20. A long one gets through with 29 percent, takes 48 hours on average, 19 euros instead of 29, and one in thirteen takes more than four days. So there are three steps, by what they are worth for their work. First, tomorrow, no work at all: short ones go to the cheap machines, 13,000 instead of 32,400, so 19,400 a month are saved. Second, three weeks, 9,000 euros: jobs save their state. Then a long one loses a quarter of an hour 1.2 times and takes 24.4 hours; everything together is some 16,000 a month. Against long ones left on dear machines, 27,400, that wins 11,000 each month, and against all moved without it, 22,700, still nearly 7,000; either way it is back within six weeks. Third, the date. Whatever is due within 72 hours runs on dear machines, by a rule of the scheduler and not by somebody who is awake; if that is a tenth of the work, it costs 3,100 a month, a tenth of one late day. Where the sum fails: it takes hours as independent, and on four days last year nearly all were gone at once. Such a day costs nothing three weeks ahead, and 30,000 on the last night. So I recommend all three in that order, and a second region whose cheap ones are asked before the dear ones at home. The first step is to move 200 short jobs this week and to count how many begin anew; I expect 26 in 100. I would be wrong if it is 40, because then the chance is 8 percent an hour and the long ones must wait for saved state even in quiet weeks. The risk is that a job of six hours turns out as one of 24; after eight hours it should move by itself. Missing is how large a state is: 200 gigabytes every half-hour would cost more than it saves.',
    ],
    sources: [
      'Amazon EC2 User Guide, Spot Instances: best practices and interruptions',
      'Young, A first order approximation to the optimum checkpoint interval, Communications of the ACM 17, 1974',
      'Daly, A higher order estimate of the optimum checkpoint interval for restart dumps, Future Generation Computer Systems 22, 2006',
    ],
    why: 'Whether somebody computes what an interruption does to short and to long work, and keeps the last night out of it.',
  },
]
