import { moduleOf, type CourseModule } from '../course-module'
import { FACTS } from './facts'
import eightStories from './01-eight-stories.checks'
import fromSituationToResult from './02-from-situation-to-result.checks'
import thinkingAloud from './03-thinking-aloud.checks'
import designInFortyMinutes from './04-design-in-forty-minutes.checks'
import casesAndRecommendations from './05-cases-and-recommendations.checks'
import questionsToAskOffersToWeigh from './06-questions-to-ask-offers-to-weigh.checks'

/** What is written of this path; `npm run courses:compile` makes it of the texts beside. */
export const MODULES: readonly CourseModule[] = [
  moduleOf(FACTS[0], eightStories, [
    { kind: 'heading', level: 2, text: 'Why they ask for the past' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Tell me about a time when …" is asked because what somebody did in a situation says more about the next one than what they think they would do. Interviews with the same questions for everybody and written scales predict work clearly better than free talk; a large recent summary of such studies puts the correlation with later work at .42 for structured interviews and at .19 for unstructured ones.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'So there will be such questions, and they circle around a small number of themes. You cannot guess the words. You can have the stories ready.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A prepared story is not a learned text. It is one real event whose facts you have looked up: when, how many, what came of it. Under pressure people remember opinions and forget numbers. Looking them up beforehand is most of the preparation.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'Eight themes' },
    {
      kind: 'table',
      head: [[], [{ kind: 'text', text: 'Theme' }], [{ kind: 'text', text: 'It is asked as' }]],
      rows: [
        [
          [{ kind: 'text', text: '1' }],
          [{ kind: 'text', text: 'A fault of mine' }],
          [{ kind: 'text', text: 'something you broke, a failure, a regret' }],
        ],
        [
          [{ kind: 'text', text: '2' }],
          [{ kind: 'text', text: 'A conflict' }],
          [{ kind: 'text', text: 'disagreed, difficult colleague, convinced others' }],
        ],
        [
          [{ kind: 'text', text: '3' }],
          [{ kind: 'text', text: 'A hard technical thing' }],
          [{ kind: 'text', text: 'the most complex, proudest of' }],
        ],
        [
          [{ kind: 'text', text: '4' }],
          [{ kind: 'text', text: 'Too little time or knowledge' }],
          [{ kind: 'text', text: 'deadline, unclear requirements, new field' }],
        ],
        [
          [{ kind: 'text', text: '5' }],
          [{ kind: 'text', text: 'Leading without being the boss' }],
          [{ kind: 'text', text: 'took initiative, improved a process' }],
        ],
        [
          [{ kind: 'text', text: '6' }],
          [{ kind: 'text', text: 'Help to somebody' }],
          [{ kind: 'text', text: 'taught, gave feedback, a newcomer' }],
        ],
        [
          [{ kind: 'text', text: '7' }],
          [{ kind: 'text', text: 'Saying no, changing the plan' }],
          [{ kind: 'text', text: 'priorities, pushed back, stopped a project' }],
        ],
        [
          [{ kind: 'text', text: '8' }],
          [{ kind: 'text', text: 'For the people who use it' }],
          [{ kind: 'text', text: 'a customer, quality, an ethical line' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Eight events cover nearly everything that is asked, because one event answers several themes from another side. The night on which you rolled back a release is a fault (1), time pressure (4) and a changed process (5).',
        },
      ],
    },
    { kind: 'check', name: 'which-theme' },
    { kind: 'check', name: 'themes-covered' },
    { kind: 'heading', level: 2, text: 'Choosing an event' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Take events that' }] },
    {
      kind: 'list',
      ordered: false,
      items: [
        [
          { kind: 'text', text: 'are ' },
          { kind: 'strong', text: 'yours' },
          { kind: 'text', text: ': there are at least three things that ' },
          { kind: 'em', text: 'you' },
          { kind: 'text', text: ' did, each with a reason;' },
        ],
        [
          { kind: 'strong', text: 'ended' },
          { kind: 'text', text: ': you can say what came of it and how you know;' },
        ],
        [
          { kind: 'text', text: 'are ' },
          { kind: 'strong', text: 'recent' },
          { kind: 'text', text: ', mostly of the last two or three years;' },
        ],
        [
          { kind: 'text', text: 'had something ' },
          { kind: 'strong', text: 'at stake' },
          { kind: 'text', text: ': money, people, a date, trust;' },
        ],
        [
          { kind: 'text', text: 'you may ' },
          { kind: 'strong', text: 'tell' },
          {
            kind: 'text',
            text: ': no names, no secrets of a customer. A size in words ("a bank with some two million customers") keeps the meaning.',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is the largest project instead of the clearest event. "I worked on the migration for two years" has no situation; "on the second weekend of the migration 40,000 rows were missing" has one. The other usual mistake is the fault that is none: "I work too hard". A real fault, repaired, with something that is different since, is worth far more, because reflection can be heard only where something went wrong.',
        },
      ],
    },
    { kind: 'check', name: 'choose-event' },
    { kind: 'check', name: 'real-fault' },
    { kind: 'heading', level: 2, text: 'One card for each' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Write a card of five lines, not a text.' }] },
    {
      kind: 'code',
      lang: 'text',
      text: 'Name      The missing rows\nWhere     March 2025, insurer, second weekend of the move, report due on Monday\nDid       1 stopped the copy, because each run overwrote the traces\n          2 compared counts per day, found the gap at the change of clocks\n          3 wrote a check that compares sums per hour, ran it over the whole year\nCame of   39,812 rows back by Sunday noon; audit signed on Tuesday\nSince     every move has that check; it caught a currency column in June',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Then say it aloud once, with a clock: two to three minutes. What you stumble over is not yet clear to you. Do not write sentences: whoever recites stops listening, and the next question rarely fits the text.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: "The same five lines are what this product's coach looks for in a behavioural answer: ",
        },
        { kind: 'em', text: 'situation' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'action' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'result' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'reflection' },
        { kind: 'text', text: ', and ' },
        { kind: 'em', text: 'clarity' },
        {
          kind: 'text',
          text: ', each from level 0 to 4, all counting the same. Twenty points in all, so each is worth five of a hundred.',
        },
      ],
    },
    { kind: 'check', name: 'card-score' },
    { kind: 'check', name: 'card-line' },
    { kind: 'check', name: 'why-past' },
    { kind: 'heading', level: 2, text: 'Joining question and story' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'In the interview, listen for the verb: ' },
        { kind: 'em', text: 'convinced' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'failed' },
        { kind: 'text', text: ', ' },
        { kind: 'em', text: 'decided' },
        {
          kind: 'text',
          text: '. Take five seconds; say which story you take and why it answers. If none fits, say so and take the nearest: "I have not led a team. The nearest is how I brought three teams to one format." An honest near miss is better than an invented hit, and a follow-up question would find the invention.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Do not use one story twice with the same people. Eight cards give room.' },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Questions without a past ("what would you do if …", "how would you design …") want thinking, not a story; one sentence of experience as a reason is enough there. And a story whose ending you do not know is no story yet: look it up, or leave it.',
        },
      ],
    },
    { kind: 'check', name: 'story-or-not' },
    { kind: 'check', name: 'event-situation' },
    { kind: 'check', name: 'own-actions' },
  ]),
  moduleOf(FACTS[1], fromSituationToResult, [
    { kind: 'heading', level: 2, text: 'Four parts, in the order of worth' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A story of three minutes has four parts. Here they stand as they are told; what they are worth to a listener is another order: ',
        },
        { kind: 'strong', text: 'result, action, situation, reflection' },
        { kind: 'text', text: '. Told briefly and followed with ease, that is ' },
        { kind: 'em', text: 'clarity' },
        {
          kind: 'text',
          text: '. The coach gives each of the five a level from 0 to 4. In the score they all count the same, twenty points in all, so that each point is worth five of a hundred; the order of worth only decides between equals at which part the follow-up question aims.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Part' }],
        [{ kind: 'text', text: 'Share of the time' }],
        [{ kind: 'text', text: 'A full mark needs' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: 'Situation' }],
          [{ kind: 'text', text: '20 s' }],
          [{ kind: 'text', text: 'where, when and what was at stake, in two sentences' }],
        ],
        [
          [{ kind: 'text', text: 'Action' }],
          [{ kind: 'text', text: '90 s' }],
          [{ kind: 'text', text: 'three own actions or more, in order, with their reason' }],
        ],
        [
          [{ kind: 'text', text: 'Result' }],
          [{ kind: 'text', text: '30 s' }],
          [{ kind: 'text', text: 'an outcome with a number or with who noticed, and how it is known' }],
        ],
        [
          [{ kind: 'text', text: 'Reflection' }],
          [{ kind: 'text', text: '20 s' }],
          [{ kind: 'text', text: 'what is done differently since, with an instance' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is the reverse: two minutes of situation, because it is the easiest to tell, half a minute of "and then we fixed it", and no end. Whoever listens cannot give a mark for what was not said.',
        },
      ],
    },
    { kind: 'check', name: 'share-of-time' },
    { kind: 'check', name: 'order-of-telling' },
    { kind: 'heading', level: 2, text: 'Situation: two sentences' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Where, when, and what would have happened if nobody had done anything. "In March, two days before our spring sale, I changed the shipping rules of our shop; from Friday evening on every order to an island was charged twice." Nothing about the company\'s history, nothing about the architecture that the story does not need.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'The stake is what makes the rest matter. "It was annoying" is none. "The audit on Monday would have been refused" is one.',
        },
      ],
    },
    { kind: 'check', name: 'situation-level' },
    { kind: 'heading', level: 2, text: 'Action: say "I", say why' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Use verbs of doing with an object: stopped, compared, wrote, called, measured, asked. "I was responsible for", "I was involved in", "I tried to ensure" name a seat, not a deed. Give the reason in a half sentence: "I rolled back ',
        },
        { kind: 'em', text: 'first, because every order made it worse' },
        { kind: 'text', text: ', and looked for the cause afterwards."' },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"We" is honest where it was so, but then say which part was yours. A fair split: "The team restored the shop; I wrote the query that found the 212 orders and refunded them." Saying "I" for the work of others is found out by the next question, which asks for its details.',
        },
      ],
    },
    { kind: 'check', name: 'action-level' },
    { kind: 'check', name: 'deed-or-seat' },
    { kind: 'heading', level: 2, text: 'Result: how do you know' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'An outcome in words is half. The other half is the number, or who noticed, and how it is known: "By Monday all 212 had their money; finance compared the sums." Three questions find a number where you think there is none:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [{ kind: 'text', text: 'What did one count before and after? Tickets, minutes, errors, euro.' }],
        [
          {
            kind: 'text',
            text: 'Who noticed, and what did they do? An auditor signed; another team copied it.',
          },
        ],
        [
          { kind: 'text', text: 'What did ' },
          { kind: 'em', text: 'not' },
          { kind: 'text', text: ' happen any more, and since when?' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If it ended badly, say so with the same exactness. A fault with a measured end is a stronger story than a vague success.',
        },
      ],
    },
    { kind: 'check', name: 'result-level' },
    { kind: 'check', name: 'find-number' },
    { kind: 'heading', level: 2, text: 'Reflection: what is different since' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"I learned that communication is important" can be said by anybody about anything. What counts is a change and an instance: "Since then every rate has a test; in June it caught a wrong one." If nothing is different, then say what you would watch for, and know that it is worth less.',
        },
      ],
    },
    { kind: 'check', name: 'reflection-level' },
    { kind: 'heading', level: 2, text: 'Worked through' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Level by level, by the anchors above. ' },
        { kind: 'em', text: 'Before:' },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'We had a problem with invoices. It was quite stressful, but I communicated\nwith everybody and in the end we found a solution. I learned a lot.',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Situation: a problem is named, no where and when. Action: "communicated" has no object that anybody could picture. Result: a word of success. Reflection: that something was learned, not what. About one point each, and the end is the same for any story on earth.',
        },
      ],
    },
    { kind: 'paragraph', spans: [{ kind: 'em', text: 'After:' }] },
    {
      kind: 'code',
      lang: 'text',
      text: 'In March 2025 our nightly run at a power supplier billed 430 customers twice,\nthree days before the bank would collect the money. I stopped the run, because\neach night added to it. I compared the bills with the meter readings and found\na tariff that had been loaded twice. I deleted the second one, and I called the\nbank, which held back the 430 debits. On the day of collection nobody paid\ntwice; the bank confirmed the list. Since then the load refuses a tariff that\nis already there, and in May it refused one.',
    },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'A hundred words. The same event.' }] },
    { kind: 'check', name: 'weakest-part' },
    { kind: 'check', name: 'score-of-story' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Do not press a question about opinions into the four parts, and do not name the parts aloud ("my action was …"). If somebody interrupts, answer what was asked and go on from there: their question shows what they still need.',
        },
      ],
    },
    { kind: 'check', name: 'situation-again' },
    { kind: 'check', name: 'result-again' },
  ]),
  moduleOf(FACTS[2], thinkingAloud, [
    { kind: 'heading', level: 2, text: 'What a technical question is for' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Whoever asks a technical question knows the answer. They want to see how you reach one, because at work the answers are not known. What you do not say cannot be judged: a right result after ten silent minutes looks like luck, a wrong one after ten spoken minutes can still show most of what was asked.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'A technical answer is judged here by five things: ' },
        { kind: 'strong', text: 'correctness' },
        { kind: 'text', text: ' (the points), ' },
        { kind: 'strong', text: 'checking' },
        { kind: 'text', text: ' (how you would find out that you are wrong), ' },
        { kind: 'strong', text: 'reasoning' },
        { kind: 'text', text: ' (a choice, an alternative, the price of both), ' },
        { kind: 'strong', text: 'example' },
        { kind: 'text', text: ', and ' },
        { kind: 'strong', text: 'clarity' },
        {
          kind: 'text',
          text: '. Only the first is knowledge. The others are habits, and habits can be practised.',
        },
      ],
    },
    { kind: 'check', name: 'what-is-judged' },
    { kind: 'heading', level: 2, text: 'A way through' },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'Say the question back' },
          {
            kind: 'text',
            text: ' in your own words, with one example of input and output. Many wrong answers are right answers to another question.',
          },
        ],
        [
          { kind: 'strong', text: 'Ask or assume.' },
          {
            kind: 'text',
            text: ' How large? Sorted? May it be empty? May it be wrong? "I assume that it fits into memory; tell me if not."',
          },
        ],
        [
          { kind: 'strong', text: 'Begin with the plainest thing that works' },
          { kind: 'text', text: ', and say what it costs. A slow right answer is a place to stand on.' },
        ],
        [
          { kind: 'strong', text: 'Choose.' },
          { kind: 'text', text: ' Name an alternative, and the price of both.' },
        ],
        [
          { kind: 'strong', text: 'Do it' },
          { kind: 'text', text: ', saying what each part is for, not reading out what is typed.' },
        ],
        [
          { kind: 'strong', text: 'Check it' },
          { kind: 'text', text: ' with a small case by hand, and with one that is likely to break it.' },
        ],
        [
          { kind: 'strong', text: 'Say what is left' },
          { kind: 'text', text: ': what you would test, measure or ask.' },
        ],
      ],
    },
    { kind: 'check', name: 'order-of-way' },
    { kind: 'heading', level: 2, text: 'Reasoning aloud is not narrating' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Narrating says what the fingers do: "now I write a loop, now I write an if". Reasoning says why: "a set, because I only ask whether I have seen it; that costs memory for all values, sorting first would not, but is slower". Research on thinking aloud makes the same difference: saying what one attends to leaves thinking as it is; having to explain each step changes it and takes time. So short sentences at the forks are enough. Where there is no choice, be quiet and work.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'Weak    "I would use a hash map, it is best practice."\nBetter  "I would use a hash map, because look-ups are constant on average."\nGood    "A hash map: constant look-ups, memory for every key. Sorting would\n         need no extra memory and costs n log n. With a million keys of\n         20 bytes memory is no issue, so the map."',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The last one has a choice, an alternative, the price of both, and a number that decides.',
        },
      ],
    },
    { kind: 'check', name: 'reasoning-level' },
    { kind: 'heading', level: 2, text: 'Checking: how would you know that you are wrong?' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: '"I would test it" is said by everybody. A check says what would be ' },
        { kind: 'em', text: 'seen' },
        {
          kind: 'text',
          text: ': "If the index is used the plan shows an index scan, and the time falls from seconds to milliseconds. If I am wrong it still shows a sequential scan."',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'For code, take a case by hand. Three kinds find most mistakes: the empty one, the one with equal values, the one at the edge (first, last, largest). Here is a search that looks right:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'def first_at_least(values, wanted):\n    """The place of the first value that is at least `wanted` in a sorted list."""\n    low, high = 0, len(values) - 1\n    while low < high:\n        middle = (low + high) // 2\n        if values[middle] < wanted:\n            low = middle + 1\n        else:\n            high = middle\n    return low\n\n\nprint(first_at_least([2, 4, 4, 7], 4))  # the plain case\nprint(first_at_least([2, 4, 4, 7], 9))  # larger than all: should be 4\nprint(first_at_least([], 1))            # empty: should be 0',
      output: '1\n3\n0',
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'The plain case agrees with the reading, the edge does not: ' },
        { kind: 'code', text: 'high' },
        { kind: 'text', text: ' has to begin at ' },
        { kind: 'code', text: 'len(values)' },
        {
          kind: 'text',
          text: '. Somebody who says "let me try one that is larger than all" finds it alone, and that is worth more than never having made it.',
        },
      ],
    },
    { kind: 'check', name: 'checking-level' },
    { kind: 'check', name: 'which-case' },
    { kind: 'check', name: 'find-alternative' },
    { kind: 'check', name: 'steps-of-search' },
    { kind: 'heading', level: 2, text: 'When you are stuck' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Say where: "I can do it for one list, I do not see how to join two." Then go down: a smaller case, a picture, the plainest way, a thing you know that is like it. Take a hint gladly and use it; ask for one after three or four minutes, not after fifteen. If you do not know a fact, say so and say how you would find it: "I do not remember whether that call blocks. I would look into its documentation, and until then assume that it does, because that is the safer design."',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is to bluff. A wrong claim in a firm voice contradicts a point, and costs more than a gap.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not to speak' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'In a written or timed test nobody listens; write a comment at the forks instead. And if somebody asks for a fact, give the fact: ten seconds, then stop.',
        },
      ],
    },
    { kind: 'check', name: 'stuck-what-next' },
    { kind: 'check', name: 'first-step-again' },
    { kind: 'check', name: 'narrate-or-reason' },
  ]),
  moduleOf(FACTS[3], designInFortyMinutes, [
    { kind: 'heading', level: 2, text: 'What is looked for' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A design interview gives you too little information and too little time, on purpose. It is judged here by ',
        },
        { kind: 'strong', text: 'requirements' },
        { kind: 'text', text: ', ' },
        { kind: 'strong', text: 'structure' },
        { kind: 'text', text: ', ' },
        { kind: 'strong', text: 'trade-offs' },
        { kind: 'text', text: ', ' },
        { kind: 'strong', text: 'numbers' },
        { kind: 'text', text: ' and ' },
        { kind: 'strong', text: 'clarity' },
        {
          kind: 'text',
          text: ', each from 0 to 4. All five count the same: twenty points in all, each worth five of a hundred. Names of products stand in none of these lines. "A list of names" is level 1 of structure.',
        },
      ],
    },
    {
      kind: 'table',
      head: [
        [{ kind: 'text', text: 'Minutes' }],
        [{ kind: 'text', text: 'Part' }],
        [{ kind: 'text', text: 'A full mark needs' }],
      ],
      rows: [
        [
          [{ kind: 'text', text: '0–7' }],
          [{ kind: 'text', text: 'requirements' }],
          [{ kind: 'text', text: 'users, load, failure and what is left out, asked or assumed aloud' }],
        ],
        [
          [{ kind: 'text', text: '7–12' }],
          [{ kind: 'text', text: 'numbers' }],
          [{ kind: 'text', text: 'an estimate carried with its units to a decision' }],
        ],
        [
          [{ kind: 'text', text: '12–27' }],
          [{ kind: 'text', text: 'structure' }],
          [{ kind: 'text', text: 'parts, their data, the path of one request and of one failure' }],
        ],
        [
          [{ kind: 'text', text: '27–35' }],
          [{ kind: 'text', text: 'trade-offs' }],
          [{ kind: 'text', text: 'two options against the requirement, the choice, when to look again' }],
        ],
        [
          [{ kind: 'text', text: '35–40' }],
          [{ kind: 'text', text: 'what is left' }],
          [{ kind: 'text', text: 'what would break first, what you would measure' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Draw a clock in the corner of the board. The usual mistake is to begin to build in minute one, and to hear in minute thirty that the load was read as write.',
        },
      ],
    },
    { kind: 'check', name: 'level-of-first-words' },
    { kind: 'check', name: 'minutes-left' },
    { kind: 'heading', level: 2, text: 'Requirements: four questions' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'strong', text: 'Who' },
        { kind: 'text', text: ' uses it, for what one thing? ' },
        { kind: 'strong', text: 'How much' },
        { kind: 'text', text: ': people, requests, sizes, growth? ' },
        { kind: 'strong', text: 'What may fail' },
        { kind: 'text', text: ': may data be lost, be late, be shown twice; what is worse? ' },
        { kind: 'strong', text: 'What is left out' },
        {
          kind: 'text',
          text: '? Say the last one aloud: "I leave out payment and the admin\'s view; tell me if you want them."',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The answers change the design more than any product does. If a lost message is fine, one process with a list in memory may do; if not, nothing that lives in memory alone will. If a user may see a count that is a minute old, a copy can answer; if the number is a balance, it cannot. So ask first for what is worse, and let them choose between two evils: “would you rather have a message twice, or lose one?” Most people can answer that, and hardly anybody can answer “how consistent shall it be?”.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If no answer comes, assume and write the assumption down. An assumption that is written can be corrected; a silent one cannot.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: '"Must be scalable and highly available" is no requirement. "99.9 % of redirects within 100 ms" is one, because a design can fail it.',
        },
      ],
    },
    { kind: 'check', name: 'requirement-or-wish' },
    { kind: 'heading', level: 2, text: 'Numbers that decide something' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A number is worth a mark when something follows from it. Work in powers of ten and keep the units.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: '20 million reads a day / 86,400 s        ≈ 230 reads/s on average\n× 5 for the peak                         ≈ 1,200 reads/s\n200,000 writes a day × 500 bytes         = 100 MB a day\n× 365 × 5 years                          ≈ 180 GB\n→ one database with one index, and a cache in front, serves this; no sharding in the first five years.',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The last line is the point. A day has nearly 100,000 seconds; a million a day is about 12 a second. With these two you can estimate nearly everything.',
        },
      ],
    },
    { kind: 'check', name: 'reads-per-second' },
    { kind: 'check', name: 'storage-years' },
    { kind: 'heading', level: 2, text: 'Structure: parts, data, two paths' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Draw few boxes and say for each what it is for and what it holds. Then follow ',
        },
        { kind: 'strong', text: 'one request' },
        {
          kind: 'text',
          text: ' with a finger: who asks whom, what is read, what is written, when does the user get an answer. Then follow ',
        },
        { kind: 'strong', text: 'one failure' },
        {
          kind: 'text',
          text: ': the cache is gone; the other service answers late; the same message comes twice. What does the user see?',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'browser → service → cache (key → address)\n                  ↘ database (key, address, created, owner)\n\nrequest:  GET /k3f → cache hit → 302\nfailure:  cache gone → database alone would get 1,200 reads/s;\n          it holds 800/s, so 400/s are refused with 503 until the cache is warm',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Tell it in whole sentences, with the data that travels: “the browser asks for ',
        },
        { kind: 'code', text: '/k3f' },
        { kind: 'text', text: '; the service looks for ' },
        { kind: 'code', text: 'k3f' },
        {
          kind: 'text',
          text: ' in the cache; if it is there, it answers with the address, and the database has heard nothing.” Whoever has told these two paths has shown more than with twenty boxes.',
        },
      ],
    },
    { kind: 'check', name: 'order-of-forty' },
    { kind: 'check', name: 'failure-path' },
    { kind: 'heading', level: 2, text: 'Trade-offs: against the requirement' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two options, held against ' },
        { kind: 'em', text: 'your' },
        {
          kind: 'text',
          text: ' requirement, then a choice, then when you would look again. "A relational table or a key-value store: we only look up by key, and behind the cache both are quick enough. The team runs PostgreSQL; I take that, and look again at ten times the load." A trade-off without the requirement is a lecture on databases.',
        },
      ],
    },
    { kind: 'check', name: 'trade-off-level' },
    { kind: 'check', name: 'number-decides' },
    { kind: 'heading', level: 2, text: 'When somebody pushes' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Questions in between are part of it, not an attack. "What if it is ten times as many?" wants to see which part breaks first and what you would change, not a new drawing. If you were wrong, say so, strike it out, go on. If you do not know a part, give its requirement: "I need a store that keeps the order per key; I do not know which product here does that."',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'In a small company or an early product the best design is often one program and one database. Say so, and say at which number it stops being right.',
        },
      ],
    },
    { kind: 'check', name: 'requirements-again' },
    { kind: 'check', name: 'score-of-design' },
  ]),
  moduleOf(FACTS[4], casesAndRecommendations, [
    { kind: 'heading', level: 2, text: 'A case is a decision' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"Sign-ups fell by a fifth in March. What do you do?" No one has all the facts, and somebody has to decide by Friday. What is judged: ',
        },
        { kind: 'strong', text: 'framing' },
        { kind: 'text', text: ' (what decides the answer), ' },
        { kind: 'strong', text: 'recommendation' },
        { kind: 'text', text: ' (with risk, first step and what would prove it wrong), ' },
        { kind: 'strong', text: 'evidence' },
        { kind: 'text', text: ' (what was given is computed with; what is missing is named), ' },
        { kind: 'strong', text: 'structure' },
        { kind: 'text', text: ' (branches that cover the question without overlap), ' },
        { kind: 'strong', text: 'clarity' },
        {
          kind: 'text',
          text: '. Each is given a level from 0 to 4 and counts the same: twenty points in all, each worth five of a hundred.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Whoever asks has mostly lived through the case and knows what came of it. The usual mistake is to answer at once: "I would do more advertising." That is level 0 of framing, however good the idea.',
        },
      ],
    },
    { kind: 'check', name: 'framing-level' },
    { kind: 'heading', level: 2, text: 'Framing: what decides it?' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Before anything else say what the answer hangs on. "Whether fewer people came, or the same number came and fewer signed up: the first is a matter of reach, the second of our page." One question, and half of all possible answers are out.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Good questions have one thing in common: ' },
        { kind: 'strong', text: 'their answers lead to different actions.' },
        {
          kind: 'text',
          text: ' "How old is the company?" is interesting. "Did it fall in all countries?" decides whether one looks at the page or at a market.',
        },
      ],
    },
    { kind: 'check', name: 'question-that-decides' },
    { kind: 'heading', level: 2, text: 'Branches without overlap' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Write the quantity as a sum or a product, and the branches cover it by themselves:',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'sign-ups = visitors × share that signs up\nvisitors = from search + from advertising + direct\nshare    = sees the form × begins × finishes',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A product is worth more than a list ("price, marketing, product, competition"), because one can put numbers on it and see which factor moved. Test two things: does some cause stand in ',
        },
        { kind: 'strong', text: 'no' },
        { kind: 'text', text: ' branch (a gap), does some cause stand in ' },
        { kind: 'strong', text: 'two' },
        {
          kind: 'text',
          text: ' (an overlap)? "Young customers, old customers, online customers" overlaps: a young one may be online.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'A split has to be followed to the end. If you named three branches, say of each why you go in or leave it: “visitors rose, so I leave that branch.” Branches that are opened and forgotten are worse than none.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [{ kind: 'text', text: 'Then order them by worth: begin where most of the change can be.' }],
    },
    { kind: 'check', name: 'gap-or-overlap' },
    { kind: 'heading', level: 2, text: 'Evidence: compute with what you were given' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'In February 50,000 visitors, 4 % signed up: 2,000. In March 52,000 visitors and 1,600 sign-ups.',
        },
      ],
    },
    {
      kind: 'code',
      lang: 'python',
      text: 'visitors = {"feb": 50_000, "mar": 52_000}\nsignups = {"feb": 2_000, "mar": 1_600}\nshare = {month: signups[month] / visitors[month] for month in visitors}\nprint("share:", {m: f"{s:.2%}" for m, s in share.items()})\nprint("if only visitors had changed:", round(visitors["mar"] * share["feb"]))\nprint("lost by the share:", round(visitors["mar"] * (share["feb"] - share["mar"])))',
      output:
        "share: {'feb': '4.00%', 'mar': '3.08%'}\nif only visitors had changed: 2080\nlost by the share: 480",
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'More came and fewer signed up: the fall is wholly in the share. Without it March would have had 2,080. So advertising is out, and the next question is which step of the form. That is what numbers are for: they close branches.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Say what is missing and ' },
        { kind: 'strong', text: 'how to get it' },
        {
          kind: 'text',
          text: ': "I need sign-ups by device and day; that is in the web statistics, an hour." What you assume, say as an assumption, with a range.',
        },
      ],
    },
    { kind: 'check', name: 'lost-by-share' },
    { kind: 'check', name: 'evidence-level' },
    { kind: 'check', name: 'which-factor' },
    { kind: 'heading', level: 2, text: 'Recommendation' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'By now you know what decides it, and the numbers have closed some branches. What remains is to choose, although not everything is known; at work nobody waits until it is. Commit. Four parts, one sentence each:',
        },
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        [
          { kind: 'strong', text: 'What' },
          { kind: 'text', text: ': "Take back the new form on phones."' },
        ],
        [
          { kind: 'strong', text: 'Risk' },
          { kind: 'text', text: ': "We lose the field for the phone number, which sales wanted."' },
        ],
        [
          { kind: 'strong', text: 'First step' },
          { kind: 'text', text: ': "Today, for half of the visitors, for four days."' },
        ],
        [
          { kind: 'strong', text: 'What would prove it wrong' },
          {
            kind: 'text',
            text: ': "If both halves sign up alike, the form was not it, and I look at the speed of the page."',
          },
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The fourth is what most people leave out, and what shows that you would change your mind. "It depends" without a "therefore" is no recommendation. A leaning with a condition is: "Take it back, unless the new field brings more than 400 calls a month."',
        },
      ],
    },
    { kind: 'check', name: 'recommendation-level' },
    { kind: 'check', name: 'missing-part' },
    { kind: 'check', name: 'worth-of-trial' },
    { kind: 'heading', level: 2, text: 'Order of telling' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Answer first, then why: "Take back the form on phones. Visitors rose, the share fell from 4 % to 3.1 %, and it fell on the day of the release." Whoever has ten minutes hears all; whoever has one has heard the answer.',
        },
      ],
    },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If the question is for a number ("how many pianos …"), there is nothing to recommend: break it into factors, estimate each, multiply, say which factor you trust least. And if the facts cannot decide by Friday, recommend the step that is cheapest to undo.',
        },
      ],
    },
    { kind: 'check', name: 'first-sentence' },
    { kind: 'check', name: 'score-of-case' },
  ]),
  moduleOf(FACTS[5], questionsToAskOffersToWeigh, [
    { kind: 'heading', level: 2, text: 'Why they ask why' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: '"Why us?" and "what questions do you have?" are judged as well: by ' },
        { kind: 'strong', text: 'evidence' },
        { kind: 'text', text: ' (an instance that shows what you say of yourself), ' },
        { kind: 'strong', text: 'reason' },
        { kind: 'text', text: ' (one that fits this work and no other), ' },
        { kind: 'strong', text: 'fit' },
        { kind: 'text', text: ' (your way tied to what the work asks, also where it does not fit), ' },
        { kind: 'strong', text: 'question' },
        { kind: 'text', text: ' (one whose answer would change your decision), and ' },
        { kind: 'strong', text: 'clarity' },
        {
          kind: 'text',
          text: '. Each is given a level from 0 to 4 and counts the same: twenty points in all, each worth five of a hundred.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Praise is level 0 of ' },
        { kind: 'em', text: 'reason' },
        {
          kind: 'text',
          text: ': "a leader in the market with a great culture" can be said to anybody. Try it: replace the name by a rival\'s. If the sentence still holds, it is no reason.',
        },
      ],
    },
    { kind: 'check', name: 'reason-level' },
    { kind: 'check', name: 'test-of-names' },
    { kind: 'heading', level: 2, text: 'A question that would change something' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Before you ask, ask yourself: ' },
        { kind: 'em', text: 'which answer would make me say no, or ask for something else?' },
        { kind: 'text', text: ' If none, it is small talk.' },
      ],
    },
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Empty' }], [{ kind: 'text', text: 'Would change something' }]],
      rows: [
        [
          [{ kind: 'text', text: 'What is your culture like?' }],
          [{ kind: 'text', text: 'What did the team last disagree on, and how did it end?' }],
        ],
        [
          [{ kind: 'text', text: 'Is there on-call?' }],
          [
            {
              kind: 'text',
              text: 'How often was somebody woken last month, and what was changed because of it?',
            },
          ],
        ],
        [
          [{ kind: 'text', text: 'Can one grow here?' }],
          [{ kind: 'text', text: 'Who was promoted last from this role, and after what?' }],
        ],
        [
          [{ kind: 'text', text: 'Is remote work possible?' }],
          [{ kind: 'text', text: 'Who of the team is in the office on which days, and who decides that?' }],
        ],
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Two rules make good questions. Ask for ' },
        { kind: 'strong', text: 'the last time' },
        { kind: 'text', text: ', not for the rule: events are harder to polish. And ask ' },
        { kind: 'strong', text: 'the one who knows' },
        {
          kind: 'text',
          text: ': pay, contract and process the recruiter; priorities, review and first months the hiring manager; days, code and nights the colleague; money and plans the founder.',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Look also at what the posting does ' },
        { kind: 'em', text: 'not' },
        {
          kind: 'text',
          text: ' say: team, on-call, first months, how work is reviewed, growth, pay review, remote rules. Each silence is a question.',
        },
      ],
    },
    { kind: 'check', name: 'ask-whom' },
    { kind: 'heading', level: 2, text: 'Fit, also where it does not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: '"I like to work alone for hours; your posting says pairs all day. I have done that for three months in 2024 and was quicker than I thought; I would want two quiet mornings a week." That is worth more than "I love pairing": it can be believed, and it begins the talk that would otherwise come in month two.',
        },
      ],
    },
    { kind: 'check', name: 'fit-level' },
    { kind: 'heading', level: 2, text: 'Reading an offer' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Put everything on ' },
        { kind: 'strong', text: 'one year' },
        { kind: 'text', text: ', and separate what is certain from what is hoped for.' },
      ],
    },
    {
      kind: 'code',
      lang: 'text',
      text: 'base salary                   62,000   certain\nbonus 10 %, paid 60 % on average of the last 3 years   → 6,200 × 0.6 = 3,720\noptions: 2,000 at a strike of 4, fair value 6          → 2,000 × 2 / 4 years = 1,000 a year, if it is ever sold\npension 3 %                    1,860   certain\n50 minutes to the office, 2 days a week, 44 weeks      → 147 hours a year',
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Ask for what is missing before you compare: how was the bonus paid in the last three years? When are options lost? How long is the notice? What are holidays, hours, on-call pay? Options of a company that is not listed may be worth nothing; count them as a lottery ticket, not as pay.',
        },
      ],
    },
    {
      kind: 'note',
      spans: [
        {
          kind: 'text',
          text: 'In the European Union employers have to give the pay or its range in time to talk about it, for example in the posting or before the interview, and may not ask what you earned (Directive 2023/970, Article 5, to be national law by 7 June 2026; look up how your country did it). Elsewhere rules differ by country and state.',
        },
      ],
    },
    { kind: 'check', name: 'worth-of-year' },
    { kind: 'check', name: 'question-level' },
    { kind: 'check', name: 'hours-of-way' },
    { kind: 'check', name: 'certain-or-hoped' },
    { kind: 'heading', level: 2, text: 'Talking about it' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'Know your best alternative before you talk: another offer, staying, looking on. It is what decides when to stop. Rest a wish on something outside of both: "the range in the posting goes to 68, and I bring the on-call experience it asks for". Ask for several things at once and say which matters most; then there is something to trade. Take the days that you need, in writing, with a date: "I answer by Thursday noon."',
        },
      ],
    },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'The usual mistake is a threat that is a bluff. The other is to say yes on the telephone, out of relief.',
        },
      ],
    },
    { kind: 'check', name: 'order-of-offer' },
    { kind: 'check', name: 'best-alternative' },
    { kind: 'heading', level: 2, text: 'When not' },
    {
      kind: 'paragraph',
      spans: [
        {
          kind: 'text',
          text: 'If the answer to your most important question was no, no amount makes up for it for long. And where the range is fixed by a table, as in public service, ask about grade, start and hours, not about the table.',
        },
      ],
    },
    { kind: 'check', name: 'last-time-again' },
    { kind: 'check', name: 'score-of-why' },
  ]),
]
