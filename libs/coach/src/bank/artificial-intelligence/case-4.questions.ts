import { patterns } from '../patterns'
import type { Question } from '../question'

export const ARTIFICIAL_INTELLIGENCE_CASE_4: readonly Question[] = [
  {
    id: 'artificial-intelligence/case/manuals-in-24-languages',
    revision: 3,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'case',
    level: 'mid',
    skills: ['Natural Language Processing', 'Model Evaluation', 'Technical Writing'],
    topics: [],
    stem: 'A maker of lawn mowers has 600,000 words a year of manuals translated, counted over 24 languages. A translator takes 14 cents a word; one who corrects what a model wrote takes 6; the model alone 0.1. Experts in German and Spanish read 500 sentences of the model alone: 12 were wrong, one of them could have cost a finger. How should it be done?',
    clarify: [
      { ask: 'What is new in a manual each year?', answer: 'About half of the sentences.' },
      { ask: 'How much of it is about danger?', answer: 'A tenth.' },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'kinds',
        text: 'Not all sentences do the same harm when they are wrong.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'same harm | harm sentence | warning sentences | safety sentences | danger sentences | dangerous sentence',
        ),
        hint: 'What does a wrong sentence do, and is that the same for each?',
      },
      {
        id: 'two-of-24',
        text: 'Two large languages say little of the other 22.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'other 22 | 22 languages | 22 others | smaller languages | small languages | rare languages | nobody read those | languages worse | less data languages',
        ),
        hint: 'Of what do the 500 sentences tell nothing?',
      },
      {
        id: 'split',
        text: 'What is about danger by people, with a second reader; the rest corrected.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'warnings people | warnings translator | danger translator | safety translator | second reader | tenth translator | tenth people',
        ),
        hint: 'Who translates what?',
      },
      {
        id: 'try',
        text: 'Begin with some languages and count faults as readers of the finished page.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns('manual first | mower first | test each language | sentences each language'),
        hint: 'How would you begin, and by what would you see that it goes wrong?',
      },
      {
        id: 'bills',
        text: '84,000 by translators, 36,000 corrected, 600 by the model alone.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('84,000 translators | corrected 36,000 | model alone 600'),
        hint: 'What does each way cost in a year?',
      },
      {
        id: 'hundred',
        text: 'One in 500 would be some 100 dangerous sentences a year.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns(
          '100 dangerous | hundred dangerous | 100 sentences | 80 dangerous | 60 dangerous | 100 such | 100 times year | three dangerous | dangerous each language',
        ),
        hint: 'What does one in 500 mean for a year of manuals?',
      },
      {
        id: 'memory',
        text: 'What stood in last year’s manual is taken from there, whoever translates the rest.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'translation memory | reuse | reused | last manual | old sentences | taken over | unchanged sentences | already translated',
        ),
        hint: 'Must all of it be translated at all?',
      },
      {
        id: 'by-kind',
        text: 'By kind of sentence and by language: a table of who does what.',
        weight: 'must',
        criterion: 'structure',
        any: patterns('kind sentence | kind language | two axes | harm language | table who | split by risk'),
        hint: 'Along which lines do you cut the work?',
      },
    ],
    followUps: {
      framing: ['What would you ask the people who write the manuals?'],
      evidence: ['You said "{quote}". How sure is one in 500?'],
      recommendation: ['In which case would you let the model alone translate something?'],
    },
    samples: [
      'Machine translation has made huge progress in the last years, and the quality is nearly as good as that of humans. The company can save a lot of money here, so I would use the model and check it from time to time. Customers seldom read manuals anyway. A modern translation platform with a good workflow would make the process more efficient and scalable.',
      'With translators it costs 84,000 euros, corrected it is 36,000 and the model alone 600. The model alone is not possible, because one sentence of 500 is dangerous, so with 50,000 sentences there are 100 dangerous ones a year. I would take the model with correction. For the warnings I would keep a translator. The risk is that the corrector gets tired and does not see a mistake.',
      'What decides is that not all sentences do the same harm: "wipe it with a cloth" may be clumsy, a warning may not. The second thing is that German and Spanish say little of the other 22 languages; a model has seen less Estonian, and I would expect more faults there. The bills: 84,000 euros by translators, 36,000 corrected, 600 by the model alone. At 12 words a sentence there are 50,000; one in 500 is 100 dangerous sentences a year, though one of 500 may as well be one in 100 or in 10,000. No saving is worth that. I would cut along two axes, kind of sentence and language, and in order of worth. First what need not be translated: half of the sentences stood in the last manual, so they are reused, at no cost and with faults already found: 42,000 of the 84,000, without any model. Second the warnings, a tenth: translators, 30,000 words of the new ones, 4,200 euros, with a second reader who tries it on the mower. Many of them are the same for all products, so write them once, well. Third the rest, 270,000 words, corrected by people, 16,200 euros. In total some 20,000 plus the second reader. I recommend that, beginning with four languages, two large and two small, and one manual. The risk is the tired corrector: a fluent sentence with a missing "not" is easily passed. So 20 planted faults go into each batch, and who finds fewer than 17 reads shorter batches. I would stop it for a language if the finished page has more faults in 500 sentences than one by a translator, read by somebody who does not know which is which. The model alone I would use for mails among our own people. Missing is what the law wants of instructions in each country, and how many recalls came from words so far; ask the lawyers and the help line.',
    ],
    sources: [
      'Freitag et al., Experts, Errors, and Context: A Large-Scale Study of Human Evaluation for Machine Translation, TACL 9, 2021',
      'Regulation (EU) 2023/1230 on machinery, Article 10(7) and Annex III, section 1.7.4 (instructions for use)',
    ],
    why: 'Whether somebody sorts by harm before sorting by price, and first asks what need not be done.',
  },
]
