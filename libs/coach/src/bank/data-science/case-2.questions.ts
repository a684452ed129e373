import { patterns } from '../patterns'
import type { Question } from '../question'

export const DATA_SCIENCE_CASE_2: readonly Question[] = [
  {
    id: 'data-science/case/late-trains',
    revision: 2,
    status: 'active',
    areas: ['Data Science'],
    type: 'case',
    level: 'entry',
    skills: ['Statistics', 'Pandas', 'Tableau'],
    topics: [],
    stem: 'In May 84 percent of a railway’s trains were on time, in June 80. Line A runs 6,000 trains a month in both months, with 90 percent on time in both. Line B ran 4,000 in May, 75 percent on time, and 8,000 in June, 72.5 percent. A newspaper writes that the railway has become worse everywhere. What do you tell the board?',
    clarify: [
      { ask: 'Why does B run more trains?', answer: 'A summer timetable to the lakes, from June 1st.' },
      { ask: 'What counts as on time?', answer: 'Less than six minutes late at the last station.' },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'mix',
        text: 'What decides: are lines later, or are there more trains where it was always later?',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'mix of lines | mix changed | more trains b | lines later | composition | mix shifted | more trains lakes | twice as many',
        ),
        hint: 'What besides delays could move a mean?',
      },
      {
        id: 'definition',
        text: 'What is measured: trains and not passengers, at the last station.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'passengers late | per passenger | full trains | trains not passengers | last station | people late | cancelled',
        ),
        hint: 'What does "on time" count here, and whom?',
      },
      {
        id: 'say',
        text: 'Publish each line apart, and say that B has become a little worse.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'each line apart | line by line | lines apart | per line | each line | lines separately | both lines',
        ),
        hint: 'Which sentence may the board say, and with which figures?',
      },
      {
        id: 'look-at-b',
        text: 'Look where on B the minutes are lost, before anything is promised.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'minutes lost | minutes are lost | station by station | single track | hour of day | which station | lost station',
        ),
        hint: 'What would you look at next?',
      },
      {
        id: 'held',
        text: 'With the trains of May, June would have had 83 percent; with B as in May, 81.4.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('83 percent | mix may | same mix | old mix | held mix | 81.4 | 81 percent | stayed 75'),
        hint: 'What would June look like with as many trains as in May?',
      },
      {
        id: 'parts',
        text: 'Of the four points one comes from B being later and three from there being more of B; 1.4 and 2.6, held the other way.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          'point comes | three points come | point b later | three points trains | 2.6 mix | 1.4 b',
        ),
        hint: 'How much of the four points is which?',
      },
      {
        id: 'split',
        text: 'Each line’s own change, and the change of shares.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'two parts shares | two effects | shares rates | rate share | within lines | between lines | own rate | mix worse',
        ),
        hint: 'Into what does the difference fall apart?',
      },
      {
        id: 'chance',
        text: 'Whether 2.5 points on B are more than chance and the season.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('last june | previous june | chance alone | beyond chance | usual swing'),
        hint: 'With what would you compare this June besides May?',
      },
    ],
    followUps: {
      framing: ['Is the newspaper wrong, or only its word "everywhere"?'],
      evidence: ['You said "{quote}". How did you hold the rest still?'],
      recommendation: ['What does a passenger of line B want to hear?'],
    },
    samples: [
      'Punctuality is a very important topic for the customers, so the board should take the article seriously. I would make a dashboard with all the relevant figures, because data must be shown in an attractive and simple way. Then one can see trends and take better decisions. The communication with the media should be open, honest and professional at any time.',
      'In May there were 10,000 trains and in June 14,000. Line A did not change at all, it is 90 percent in both months. Line B went from 75 to 72.5 percent, and there are twice as many of them. So the average falls also because B has more trains. I would tell the board that it is not worse everywhere and show the figures of each line. The risk is that it sounds like an excuse.',
      'The question is whether lines are later or whether the mix changed, because a mean moves with both. There are two parts then: each line’s own rate, and the shares. Line A stands still at 90. Line B fell from 75 to 72.5, and its share grew from 40 to 57 percent of the trains. With the mix of May the figure for June is 0.6 times 90 plus 0.4 times 72.5, which makes 83 percent. So one point of the four comes from B being later, and three points come from more trains where it was always later. "Everywhere" is wrong, then; "worse for more people" is not, and I would not hide behind arithmetic. I recommend to publish each line apart from now on, with the number of trains, and to say in the first sentence that B lost 2.5 points. Is that more than chance? Of 8,000 trains chance alone moves a share by about half a point, so it is more; but I would compare with last June too, as summer guests with bicycles slow every stop. The first step is to see where the minutes are lost on B, station by station; I suspect the single track, which now carries twice as much. What would prove me wrong is a loss that is as large at six in the morning, when no extra train runs. The risk is that trains are counted and not passengers: a full one that is 20 minutes late counts like an empty one. Missing are also the cancelled ones, which are in no percentage; I would ask the control room for them.',
    ],
    sources: [
      'Kitagawa, Components of a Difference Between Two Rates, Journal of the American Statistical Association 50, 1955',
      'Bickel, Hammel and O’Connell, Sex Bias in Graduate Admissions: Data from Berkeley, Science 187, 1975',
    ],
    why: 'Whether somebody splits a difference of means into what changed and what only weighs more.',
  },
  {
    id: 'data-science/case/voucher-for-everyone',
    revision: 2,
    status: 'active',
    areas: ['Data Science', 'Machine Learning'],
    type: 'case',
    level: 'expert',
    skills: ['Experimentation', 'Statistics', 'R'],
    topics: [],
    stem: 'A grocer’s app sent a voucher of 5 euros to the 200,000 customers who had bought least. In the month after they spent 31 euros each on average, before that 22; all others went from 80 to 78. 30 percent used it. The margin is 20 percent. The head of sales calls it 1.8 million in sales and wants it every month. What do you say?',
    clarify: [
      { ask: 'How were they chosen?', answer: 'By their spending in the month before.' },
      { ask: 'Was anybody left out?', answer: 'Not on purpose. The mail to 9,000 of them bounced.' },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'back-to-mean',
        text: 'Who is chosen for a bad month has a better one next, voucher or not.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'regression mean | regress mean | return mean | low month | bad month | rise anyway | risen anyway',
        ),
        hint: 'What would these people have done next month by themselves?',
      },
      {
        id: 'margin',
        text: 'Margin against what the vouchers cost, and not sales.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'margin not sales | sales are not | margin counts | not sales | profit not | margin against',
        ),
        hint: 'In which unit should the success be told?',
      },
      {
        id: 'lot',
        text: 'Next time a part is left out by lot.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'by lot | holdout | hold out | control group | left out random | at random | randomly | randomised',
        ),
        hint: 'How will the next one tell what this one could not?',
      },
      {
        id: 'not-monthly',
        text: 'Not every month until then: people learn to wait for it.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'not monthly | not every month | wait for voucher | learn to wait | wait for next | train them | buy less to | learn hold back | hold back purchases',
        ),
        hint: 'What do customers learn from a present that always comes?',
      },
      {
        id: 'cost',
        text: '60,000 vouchers cost 300,000; 20 percent of 1.8 million are 360,000: at best 60,000 are left.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          'margin 360,000 | 360,000 percent | 60,000 left | 60,000 are left | 60,000 remain | 60,000 profit',
        ),
        hint: 'What is left if all of it came from the voucher?',
      },
      {
        id: 'threshold',
        text: 'It pays only if more than 7.50 of the 9 euros come from the voucher.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('voucher 7.50 | 1.5 million | five sixths | 83 percent'),
        hint: 'How much of the rise must be its doing?',
      },
      {
        id: 'old-data',
        text: 'Compare with those who were low in earlier months without a voucher, or with the 9,000.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '9,000 bounced | bounced | earlier months | earlier month | month earlier | year ago | past months | previous months',
        ),
        hint: 'Is there anything in the house that shows what happens without it?',
      },
      {
        id: 'sources-of-rise',
        text: 'The rise is return to the mean, season, pulled forward, and the voucher.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'pulled forward | pull forward | stocked up | borrowed from next | forward from next | bought ahead | moved forward',
        ),
        hint: 'Of which parts could the nine euros consist?',
      },
      {
        id: 'whom',
        text: 'Whom it moves: those who would have come anyway only take the money.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('come anyway | came anyway | bought anyway | buy anyway | simply took'),
        hint: 'Are those who used it those whom it moved?',
      },
    ],
    followUps: {
      framing: ['Why is it no help that all others fell from 80 to 78?'],
      evidence: ['You said "{quote}". How would you compute that from data of last year?'],
      recommendation: ['How many would you leave out, and what does that cost?'],
      structure: ['Which of those parts could be negative?'],
    },
    samples: [
      'The figures show that the campaign was a big success, because the customers spent much more than before. Of course correlation is not causation, so one has to be careful with conclusions. I would continue and personalise the vouchers with modern methods, since personalised marketing works better. A dashboard could show the results to everybody in real time.',
      'They spent 9 euros more, so 200,000 times 9 is 1.8 million. But the margin is 20 percent, so it is 360,000. 60,000 people used the voucher, which is 300,000 euros, so only 60,000 euros are left. And they were chosen because they bought little, so some of it is regression to the mean. I would do a test with a control group before it is repeated. I am not sure how large it must be.',
      'I would say that nobody knows yet, and that even the best case is thin. What decides is what these people would have spent without it, in margin and not sales. They were chosen because they had a low month, and a low month is partly bad luck: holidays, a full freezer. So they rise anyway, as regression to the mean has it, and the other group falls a little for the same reason, 80 to 78. The best case first: 1.8 million at 20 percent is 360,000 euros; 60,000 people used it, 300,000 euros; 60,000 are left. It breaks even if 1.5 million come from the voucher, 7.50 of the 9 euros, five sixths of the rise. I have never seen a return to the mean as small as a sixth. We can look it up: take the lowest 200,000 of each of the past months, when there was no voucher, and see how they went on. If they rose by 6, the voucher made 3 euros, 120,000 of margin for 300,000. The 9,000 whose mail bounced are a second look, though a dead address also means somebody who has left. The nine euros fall into four parts: return, season, purchases pulled forward from next month, and what is new. And those who used it are not those whom it moved: many would have come anyway and simply took the five euros. I recommend not to repeat it every month, because people learn to wait for it. The first step is the past months, this week. Then one more round with 50,000 left out by lot, followed for three months so that what was pulled forward shows. With a spread of 40 euros a difference of 0.50 is seen clearly, and 7.50 is far above. I would be wrong if the holdout lies more than 7.50 lower over the three months; then send it again, to those whom it moves. The risk is that sales hears a no; I would offer to test 2 euros against 5 in the same round. Missing is the margin by article; vouchers may go into milk at 5 percent.',
    ],
    sources: [
      'Galton, Regression towards Mediocrity in Hereditary Stature, Journal of the Anthropological Institute 15, 1886',
      'Barnett, van der Pols and Dobson, Regression to the mean: what it is and how to deal with it, International Journal of Epidemiology 34, 2005',
      'Gordon, Zettelmeyer, Bhargava and Chapsky, A Comparison of Approaches to Advertising Measurement, Marketing Science 38, 2019',
    ],
    why: 'Whether somebody sees a return to the mean in a success, and computes how much of it must be real.',
  },
]
