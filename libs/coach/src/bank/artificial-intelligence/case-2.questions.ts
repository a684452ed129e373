import { patterns } from '../patterns'
import type { Question } from '../question'

export const ARTIFICIAL_INTELLIGENCE_CASE_2: readonly Question[] = [
  {
    id: 'artificial-intelligence/case/chat-for-a-museum',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'case',
    level: 'entry',
    skills: ['Large Language Models', 'Model Evaluation'],
    topics: [],
    stem: 'A museum gets 600 calls a month, five minutes each; 70 percent ask for opening hours, prices or the way. A chat on its site would cost 400 euros a month. In a trial it gave 50 of 60 questions a right answer, 4 a wrong one, and passed 6 on. An hour at the phone costs 24 euros. Should the museum take the chat?',
    clarify: [
      { ask: 'Who picks up the phone?', answer: 'Whoever sits at the ticket desk.' },
      {
        ask: 'Where do the hours stand on the site?',
        answer: 'On the third page, below the history of the house.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'would-they-chat',
        text: 'Whether those who call today would use a chat at all.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'callers use | call anyway | callers open | prefer phone | chat instead | callers chat | phones use | still phone',
        ),
        hint: 'Who are the people on the phone, and what would they do?',
      },
      {
        id: 'freed',
        text: 'Whether the minutes saved are money: who sits at the desk is paid anyway.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'paid anyway | sits anyway | desk anyway | there anyway | same person | minutes freed | shorter shift | sells tickets',
        ),
        hint: 'What becomes of a minute that is not spent on the phone?',
      },
      {
        id: 'page-first',
        text: 'First what is nearly free: hours and prices at the top of the site, and a recorded voice.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'recorded voice | voice recording | recorded hours | announcement | top page | front page | first page | start page',
        ),
        hint: 'What would you try before any model?',
      },
      {
        id: 'bounded',
        text: 'If a chat, then a short trial in which it answers out of the museum’s own checked text.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'checked text | checked table | own text | table of hours | only from table | approved text | approved answers | chat two months | chat one month',
        ),
        hint: 'If you do take it, what may it say, and for how long at first?',
      },
      {
        id: 'break-even',
        text: 'A call costs 2 euros, so the chat must spare 200 calls of 420.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('200 calls | 200 callers | 200 fewer | spare 200 | save 200 | half breaks even'),
        hint: 'How much must the phone ring less before it pays?',
      },
      {
        id: 'wrong',
        text: 'One in fifteen is told something wrong, up to 28 people a month.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '28 people | 28 visitors | 28 callers | 28 wrong | 6.7 percent | 7 percent | one fifteen',
        ),
        hint: 'What do the four mean in a month?',
      },
      {
        id: 'ways',
        text: 'A question can be made needless, answered by a machine, or by a person.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('need not ask | never asked | make needless | prevent question | avoid question'),
        hint: 'What can become of a question?',
      },
      {
        id: 'the-rest',
        text: 'The other 30 percent of calls stay with people, whatever is done.',
        weight: 'extra',
        criterion: 'structure',
        any: patterns('180 calls | other 30 | 30 percent | remaining 180 | rest calls'),
        hint: 'Which part is left alone by all of this?',
      },
    ],
    followUps: {
      framing: ['What would you ask the person at the ticket desk?'],
      evidence: ['You said "{quote}". How sure can one be of that after 60 questions?'],
      recommendation: ['What would you have to see after a month to stop the chat?'],
    },
    samples: [
      'Artificial intelligence is changing the way in which institutions speak with their guests, and a museum should be part of this. Visitors expect a quick and friendly answer at any time. I would introduce the chat, because the quality of such systems is already very good and becomes better all the time. The staff should be trained and involved from the beginning.',
      'Five minutes at 24 euros are 2 euros for a call. 70 percent of 600 are 420 calls, so 840 euros a month. The chat gives 83 percent right answers, so it could save 350 calls or 700 euros, and it costs 400. I would take it. But 4 of 60 are wrong, which is 7 percent, so the risk is that somebody stands before a closed door. I would check the answers every week.',
      'The question is whether the people who call today would chat instead, and whether a minute saved is money at all: whoever sits at the desk is paid anyway, so I would ask if a shift could become shorter. A call costs five minutes, 2 euros. 70 percent of 600 are 420 simple calls, 840 euros. The chat has to spare 200 calls to be worth its 400 euros; at its 83 percent right answers 240 of the 420 callers would have to open it. One in fifteen gets a wrong answer, so up to 28 visitors a month stand before a locked door; and of 60 questions one cannot tell 3 percent from 16. There are three ways for a question: it is not asked because the answer is seen, a machine answers, or a person does. The first is worth most and costs least. I recommend to put hours, prices and a map on the front page, and a recorded voice on the phone that says them before anybody picks up. The first step is this week, and then I count for a month. If more than 200 simple calls are left, I would try the chat for two months, answering from a checked table of hours and prices alone, with a button to the desk. The risk is a holiday that nobody has put into the table. I would stop if it is wrong more than once in 100, or the phone rings as often as before. The other 30 percent stay with people in any case. Missing is how many look at the site before they call; a question at the desk would tell.',
    ],
    sources: [
      'Brown, Cai and DasGupta, Interval Estimation for a Binomial Proportion, Statistical Science 16, 2001',
      'NIST AI 600-1, Artificial Intelligence Risk Management Framework: Generative Artificial Intelligence Profile, 2024',
    ],
    why: 'Whether somebody asks what the questions are before buying what answers them, and counts the wrong ones.',
  },
  {
    id: 'artificial-intelligence/case/rent-or-run',
    revision: 3,
    status: 'active',
    areas: ['Artificial Intelligence', 'Cloud Computing'],
    type: 'case',
    level: 'expert',
    skills: ['Large Language Models', 'MLOps', 'CUDA'],
    topics: [],
    stem: 'A company sends 12 billion tokens a month to a rented model and gets 2 billion back, at 0.50 and 1.50 euros a million. Eight cards of its own, 2.20 euros an hour each, would run an open model and write 2,500 tokens a second at best. 70 percent of the work falls into 200 of the 730 hours. Its lawyers want all texts kept in house. What do you advise?',
    clarify: [
      { ask: 'Which texts are these?', answer: 'A third are contracts of customers; the rest is public.' },
      {
        ask: 'Must answers come at once?',
        answer: 'Half of the work is summaries that are read the next day.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'meant',
        text: 'What the lawyers’ wish rests on: which texts, and whether it is storing, training or reading abroad.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'which texts | contract forbids | law forbids | stored abroad | how long stored | trained on | trains on | processor | retention | law or habit | without storage | without training | lawyers accept',
        ),
        hint: 'What exactly is it that must not happen to a text?',
      },
      {
        id: 'as-good',
        text: 'Whether the open model does the work as well, by a test on one’s own texts.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'as good | good enough | own evaluation | own test | blind comparison | compare blind | same quality | equal quality | answers as well',
        ),
        hint: 'What do both prices leave open about the two?',
      },
      {
        id: 'split',
        text: 'Split: what is confidential to one’s own cards, the rest stays rented.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'only contracts | contracts in house | contracts own | confidential own | confidential in house | sensitive own | sensitive in house | split by | third in house',
        ),
        hint: 'Must there be one reply for everything?',
      },
      {
        id: 'undo',
        text: 'One door for both, and cards by the month at first, so that it can be undone.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'one interface | common interface | one gateway | gateway routes | switch back | monthly lease | by month | one door | undo',
        ),
        hint: 'How will you get out again if it was wrong?',
      },
      {
        id: 'bills',
        text: 'Rented 9,000 euros a month, own cards 12,848, without the people.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('9,000 euros | 12,848 | 12,850 | 12,800 euros | 3,848 | 3,800 more'),
        hint: 'What are the two bills?',
      },
      {
        id: 'peak',
        text: 'In the busy hours 1,944 tokens a second, 78 percent of the best that the cards do.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('1,944 | 1,940 | 1,950 tokens | 1,900 tokens | 78 percent | 1.4 billion'),
        hint: 'How busy would the cards be when it matters?',
      },
      {
        id: 'beyond',
        text: 'The cards would pay from 1.43 times the volume on, which is more than they can do in the busy hours.',
        weight: 'extra',
        criterion: 'evidence',
        any: patterns('1.43 | 43 percent | 1.4 times | 2,780 | 2,775 | 2,800 second'),
        hint: 'From which volume on does it turn, and can they carry that?',
      },
      {
        id: 'branches',
        text: 'Law, quality, money and running it, in the order in which they exclude.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'law first | law quality | quality money | four questions | four branches | law decides | operations last',
        ),
        hint: 'Which questions are there besides money, and which one comes before it?',
      },
      {
        id: 'night',
        text: 'Work that can wait goes into the empty hours; that changes the sum.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'at night | overnight | into night | can wait | wait until | quiet hours | empty hours',
        ),
        hint: 'Is the peak given, or could it be made lower?',
      },
      {
        id: 'spare',
        text: 'One set of cards is none when it fails.',
        weight: 'extra',
        criterion: 'structure',
        any: patterns(
          'spare set | second set | standby | set fails | cards fail | card fails | rented fallback',
        ),
        hint: 'What happens in the week in which they stand still?',
      },
    ],
    followUps: {
      framing: ['Which sentence of the lawyers’ paper would you want to read yourself?'],
      evidence: ['You said "{quote}". Which figure in it is the least certain?'],
      recommendation: ['What would make you rent everything again?'],
      structure: ['Which branch could end the whole discussion, and why is it not the first?'],
    },
    samples: [
      'Data sovereignty is a strategic topic today, and a company should not be dependent on others. Open models become better all the time, so I would recommend to build up own infrastructure step by step. This creates independence and know-how. Of course one must look at costs and security. A hybrid approach with the best of both worlds might be the most sensible way in the long run.',
      'The rented model costs 6,000 euros for the input and 3,000 for the output, so 9,000 euros. The cards cost 8 times 2.20 times 730, which is 12,848 euros. So own cards are more expensive by 3,800, and one needs people for them. I would ask the lawyers which texts are meant. If only the contracts are secret, I would keep the contracts in house and rent the rest. The risk is that the open model is worse.',
      'What decides is not money but what the lawyers’ wish rests on, so I would ask which texts and which harm: does a contract forbid any processor, or is it retention and training that worry them? A processor that stores nothing may satisfy them. The second question is whether the open model is good enough, and a blind comparison on 300 of our own texts would tell in a week. There are four branches, in the order in which they exclude: law first, then quality, money, and who runs it. As to money, the input is 12,000 times 0.50 and the output 2,000 times 1.50, which makes 9,000 euros rented. Cards are 8 times 2.20 times 730, 12,848 euros, before anybody is paid to look after them. 1.4 billion tokens fall into 720,000 seconds, 1,944 a second on average, 78 percent of a best case that long inputs will not let us see; the minutes above that average queue. At the same mix cards would pay from 1.43 times the volume on, but that is 2,780 a second, more than they can do. So they never pay at this peak. The peak is not given, though: half of the work is read next day, and if that runs overnight the day has half the load. One set is also none when it fails; a second set doubles the bill. I recommend to split: the third with contracts in house, at night where it can wait, the public texts stay rented, both behind one gateway, cards on a monthly lease. The first step is four cards for two months; whether they write half as fast is measured before anything is signed. The risk is that the small set idles at 20 percent and costs more per text than anything else: four cost 6,400 euros a month where that third is rented for 3,000, so the price of secrecy is some 3,400 a month, and the lawyers should say whether it is worth that. I would rent all again if a processor without storing is acceptable to them, and I would be wrong about the split if sorting the texts fails more than once in 1,000. Missing is the length of the inputs, and the price of one engineer.',
    ],
    sources: [
      'Kwon et al., Efficient Memory Management for Large Language Model Serving with PagedAttention, SOSP 2023',
      'Regulation (EU) 2016/679, Article 28 (processor)',
    ],
    why: 'Whether somebody finds what excludes before what costs, and sees that the point where it pays lies beyond what the machines can do.',
  },
]
