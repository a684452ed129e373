import { patterns } from '../patterns'
import type { Question } from '../question'

export const ARTIFICIAL_INTELLIGENCE_CASE_5: readonly Question[] = [
  {
    id: 'artificial-intelligence/case/model-that-ends',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Machine Learning'],
    type: 'case',
    level: 'senior',
    skills: ['Large Language Models', 'Model Evaluation'],
    topics: [],
    stem: 'In ten weeks a provider switches off the model that sorts a city’s 90,000 letters a month. On 1,000 letters with known answers it sorts 92 percent rightly, its successor 94. Of 100 about evictions, 4 percent of the mail, the old one gets 96, the new one 88. A letter sorted wrongly takes a clerk 20 minutes at 36 euros an hour; one about an eviction comes three weeks late. What do you advise?',
    clarify: [
      { ask: 'Can the old one be had elsewhere?', answer: 'No, from nobody and at no price.' },
      {
        ask: 'How many letters could clerks read besides?',
        answer: 'About 5,000 a month, at one minute each.',
      },
    ],
    seconds: 480,
    keyPoints: [
      {
        id: 'no-staying',
        text: 'The old one is gone in any case: what is compared is the new one alone, with help, or another.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'old gone | gone anyway | gone any case | cannot stay | staying out | not whether | other models | another model | third model | keeping option | cannot keep | switch anyway | forced switch',
        ),
        hint: 'Between which ways can the city choose at all?',
      },
      {
        id: 'unlike-harm',
        text: 'A wrong letter is not like another: the average hides those who may lose their home.',
        weight: 'must',
        criterion: 'framing',
        any: patterns(
          'average hides | lose home | lose flat | lose homes | roof | errors differ | errors unlike | not alike | weigh more | far worse | equal cost | equally bad | much worse | more serious | same cost',
        ),
        hint: 'Is one mistake as bad as another?',
      },
      {
        id: 'net',
        text: 'A net for evictions beside the model: words that mark them, and a clerk for what is caught.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'word list | keyword | keywords | list words | words bailiff | bailiff | clerk reads caught | second look | safety net | net | manual review | human review | rule evictions | review evictions | manually evictions',
        ),
        hint: 'What could stand beside the new model for those letters?',
      },
      {
        id: 'both-run',
        text: 'Let both read the real mail for some weeks, while both are there.',
        weight: 'must',
        criterion: 'recommendation',
        any: patterns(
          'both read | both run | run both | in parallel | side by side | shadow | parallel weeks | compare live | old new compare | both live | both models',
        ),
        hint: 'How would you use the ten weeks?',
      },
      {
        id: 'saving',
        text: '2 percent of 90,000 are 1,800 letters, 21,600 euros a month.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('1,800 | 21,600 | 600 hours'),
        hint: 'What is the better average worth in a month?',
      },
      {
        id: 'evictions',
        text: 'Of 3,600 letters 432 would go wrong instead of 144, 288 more.',
        weight: 'must',
        criterion: 'evidence',
        any: patterns('288 | 432'),
        hint: 'And how many people would hear too late?',
      },
      {
        id: 'few-letters',
        text: '100 letters are few: the 8 more mistakes may be one or 15, so more are needed before it is decided.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'hundred few | 100 few | 400 letters | 500 letters | 600 letters | more eviction letters | interval | standard error | standard errors | small sample | may chance | sample small | not significant | significance | confidence interval',
        ),
        hint: 'How sure is the figure that frightens you?',
      },
      {
        id: 'next-time',
        text: 'It will happen again: the letters with known answers stay, and each version has to pass them.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'happen again | happens again | next successor | next one | every version | each version | next model | own test | regression test | future models | future versions | next version | benchmark own | test set',
        ),
        hint: 'What will you be glad of in two years?',
      },
    ],
    followUps: {
      framing: ['Whom would you ask which mistakes must not happen?'],
      evidence: ['You said "{quote}". On how many letters does that rest?'],
      recommendation: ['What do you do if the words catch 15,000 letters a month?'],
      structure: ['Who decides that a version passes?'],
    },
    samples: [
      'New models are usually better than old ones, so the city should see the change as a chance. 94 percent is a very good value. Of course the switch must be planned well and communicated to all employees. A project team should be formed, and data protection has to be considered. In the long term an open-source strategy could make the administration more independent.',
      'The new model has 2 percent fewer mistakes, that is 1,800 letters of 90,000, or 600 hours, so 21,600 euros a month. But with evictions it makes 12 percent mistakes instead of 4. 4 percent of the mail are 3,600 letters, so 432 instead of 144. I would take the new one, and use a list of keywords for evictions, so that a clerk looks at these. The risk is that the list does not find all of them.',
      'The question is not whether to change: the old one is gone in any case, so I compare the new one alone, the new one with help, and another model. What decides is that mistakes are not alike. The average hides it: a parking letter on the wrong desk costs 12 euros, an eviction that comes three weeks late may cost somebody their flat. So there are two sums. First the many: 8 percent of 90,000 were wrong, 7,200, and 6 percent will be, 5,400. That is 1,800 fewer, 600 hours, 21,600 euros a month. Second the few: 4 percent are 3,600 letters, of which 144 went wrong and 432 will, 288 more each month. No sum of euros pays for that. How sure is it? 100 letters are few. 96 against 88 has a standard error of some four points, so the loss may be one letter in 100 or 15; the direction I believe, the size I do not. In the first two weeks I would have 500 more letters on evictions marked from the archive, a day for two clerks. I recommend the new model with a net beside it. A list of words such as eviction, bailiff or date to leave runs over every letter; what it catches and the model did not call an eviction goes to a clerk. They can read 5,000 a month at a minute, 83 hours, 3,000 euros, so the list must stay that narrow. If it catches nine of ten of the 432, some 43 are left, fewer than today’s 144, and 18,600 a month remain. From the third week both read the real mail side by side, and only letters on which they differ are looked at; that is cheap and shows other subjects that became worse, of which nobody has told us. In week eight it is decided: switch if fewer evictions are missed than by the old one; if not, every letter passes a list twice as wide, with two clerks more for a while. I would be wrong if most missed letters are handwritten and carry none of those words; the 500 tell us. The risk is that clerks stop looking after a month of false catches, so I count what they find. And it will happen again. So the marked letters stay ours, by subject, and each version must pass every subject before it sorts anything. Missing is which other letters are as grave, water cut off for instance; I would ask the desks.',
    ],
    sources: [
      'NIST AI 100-1, Artificial Intelligence Risk Management Framework, 2023',
      'Ribeiro, Wu, Guestrin and Singh, Beyond Accuracy: Behavioral Testing of NLP Models with CheckList, ACL 2020',
      'Sculley et al., Hidden Technical Debt in Machine Learning Systems, NeurIPS 2015',
    ],
    why: 'Whether somebody looks behind a better average, knows how little a hundred letters say, and uses the time while both models are there.',
  },
]
