import { patterns } from '../patterns'
import type { Question } from '../question'

export const ARTIFICIAL_INTELLIGENCE_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'artificial-intelligence/system-design/letters-to-a-town',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'system-design',
    level: 'entry',
    skills: ['Large Language Models', 'Natural Language Processing'],
    topics: [],
    stem: 'A town gets letters and mails from its citizens. Today two people read each of them and carry it to one of 12 offices. Design how a language model does the sorting, so that nobody waits longer than today because of a mistake.',
    clarify: [
      {
        ask: 'How many letters are there?',
        answer: '450 a day, a third of them on paper.',
      },
      {
        ask: 'What happens to one that went wrong?',
        answer: 'The office sends it back; that takes four days.',
      },
      {
        ask: 'What is in them?',
        answer: 'Names, addresses, sometimes illness or debts.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'harm',
        text: 'What a mistake costs, and which letters must never wait: dates that run, a child in danger.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'four days | deadline letter | urgent letters | some urgent | date runs | objection | emergency | cannot wait | mistake costs',
        ),
        hint: 'What happens to somebody whose letter went to the wrong door?',
      },
      {
        id: 'private',
        text: 'What the letters hold, and where they may be sent.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'personal data | private data | leave town | leaves town | gdpr | debts | may sent | data protection | illness debts',
        ),
        hint: 'May everybody’s machine read them?',
      },
      {
        id: 'unsure',
        text: 'The model names an office and how sure it is; below a limit a person decides.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'person decides | people decide | person reads | human decides | clerk decides | clerk reads | unsure letters | below limit | low confidence | below 0.8',
        ),
        hint: 'What happens to a letter that could go to two offices?',
      },
      {
        id: 'back',
        text: 'What comes back is kept with the right office, and the old way goes on when the model is down.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'back stored | button ours | corrections stored | correction stored | stores correction | feedback table | model down | service down | manual sorting',
        ),
        hint: 'How does it learn of its mistakes, and what if it is silent?',
      },
      {
        id: 'own-or-rented',
        text: 'A large model elsewhere, or a small one in the house: quality against data and price.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'own server | in-house | small model | smaller model | hosted model | local model | classifier | rented model | external provider',
        ),
        hint: 'Where does it run?',
      },
      {
        id: 'limit',
        text: 'A higher limit is more reading for people and fewer mistakes.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'higher limit | higher threshold | lower threshold | raise threshold | raise limit | limit higher | threshold higher | share automatic | set threshold | automatically errors | automatically mistakes | threshold mistakes',
        ),
        hint: 'Where do you set the limit, and by what?',
      },
      {
        id: 'minutes',
        text: 'How many hours the sorting takes today, and what is saved.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'hours saved | saves hours | 15 hours | hours sorting | hours people | 450 letters | 450 day',
        ),
        hint: 'How much work is it really?',
      },
      {
        id: 'wrong-now',
        text: 'How many go wrong today, and how many may then.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'wrong today | errors today | six percent | 27 letters | letters wrong | current error | error current | error today',
        ),
        hint: 'How often are the two people wrong?',
      },
    ],
    followUps: {
      requirements: ['Which letters would you never let it sort?'],
      structure: ['You said "{quote}". What does the clerk see on the screen?'],
      numbers: ['How many letters do you need to know that it is better?'],
    },
    samples: [
      'Artificial intelligence can make the administration more efficient and modern. I would use a large language model with a good prompt, because it understands natural language very well. The citizens will profit from faster answers. It is important that the employees are involved in the change and do not fear for their jobs.',
      'The letters are scanned and a model chooses one of 12 offices. If the confidence is low, a person decides. Corrections are stored, so the model can be improved. The letters hold personal data, so a local model is better than an external provider. Today it takes two minutes each, so 15 hours a day.',
      'First the harm: a letter at the wrong door loses four days, and some cannot wait, such as an objection with a date or a neighbour who writes about a child. I assume that today six percent go wrong; nobody has counted, so two weeks of counting come first. The letters hold debts and illnesses, so they may not leave the town without a contract. Answering them is out of scope. Paper goes through a scanner, mails come as they are; both land in a store with a number. A worker sends the text to the model and gets the office, a second one, and how sure it is. Above the limit it goes to the office’s inbox; below it, a clerk decides and sees both with the sentence that spoke for them. Words such as "deadline" or "child" go to a person at once, whatever the model says. Each office has one button, "not ours"; what comes back is stored with the right office, and becomes the test of next month. If the model is down for longer than an hour, the two people sort again as today. In figures: 450 letters at two minutes are 15 hours a day. If 70 percent go by themselves, 135 are left for people, five hours with looking twice. Six percent wrong today are 27 letters; I would demand that of those sorted alone at most two of 100 are wrong, six a day. What it trades: a large model of a provider is right more often, say 95 against 91 percent, but debts travel; a small classifier on our own server, trained with 8,000 old letters, costs one machine. I choose the small one and a higher limit: fewer go by themselves, and mistakes stay the same. I would look again when clerks read more than half. The limit is set by the count of every office, since a wrong letter to the youth office is worse than one to parking.',
    ],
    sources: [
      'Chow, On Optimum Recognition Error and Reject Tradeoff, IEEE Transactions on Information Theory, 1970',
      'Regulation (EU) 2016/679, General Data Protection Regulation, articles 5, 9 and 28',
    ],
    why: 'Whether somebody measures what is there before replacing it, and leaves the doubtful to people.',
  },
]
