import { patterns } from '../patterns'
import type { Question } from '../question'

export const AI_TECHNICAL_6: readonly Question[] = [
  {
    id: 'artificial-intelligence/technical/longer-and-less-liked',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Machine Learning'],
    type: 'technical',
    level: 'senior',
    skills: ['Reinforcement Learning', 'Large Language Models', 'Model Evaluation'],
    topics: ['evaluation', 'networks'],
    stem: 'A model that sums up service reports is trained on with reinforcement learning, against a reward model made from 30,000 choices of technicians. For three weeks the reward has risen at every step. Asked blind, technicians like the version of week one best; the newest writes 40 percent more and ends each text with a compliment. What has happened, and what do you do?',
    seconds: 360,
    keyPoints: [
      {
        id: 'proxy',
        text: 'The reward model only stands in for the choices; whoever climbs it long enough finds where it errs.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'proxy | stands for choices | reward hacking | overoptimisation | overoptimization | over-optimised | exploits reward | exploits errors | exploit mistakes reward | imperfect reward | reward model errs | reward model wrong | errors reward model | weaknesses reward | approximation | approximates | imitates choices | goodhart',
        ),
        hint: 'What is it that rose for three weeks?',
      },
      {
        id: 'leash',
        text: 'The way from the starting model is priced or bounded, and one stops in time.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'KL | KL penalty | divergence | distance reference | reference model | reference policy | stay close original | drift start | early stopping | stop earlier | checkpoint week | earlier checkpoint',
        ),
        hint: 'What keeps it from walking anywhere?',
      },
      {
        id: 'people',
        text: 'Stages of the training are compared by fresh choices of technicians, and the one they like best is taken.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'win rate | fresh choices | fresh pairs | blind pairs | blind comparison | technicians compare | compare checkpoints | checkpoints technicians | judged technicians | preference curve | technicians prefer | human evaluation | human preference | people choose | people compare | blind test | blind tests | human comparison | human raters',
        ),
        hint: 'Which curve would you rather look at, and who draws it?',
      },
      {
        id: 'length',
        text: 'In the choices longer texts won more often; that is measured, and taken out.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'length confounded | equal length | similar length | same length | length controlled | control length | length correlates | correlates length | reward length | regress length | length penalty | penalise length | longer won | longer text won | longer chosen | preferred longer',
        ),
        hint: 'What might have gone along with being chosen, without being the reason?',
      },
      {
        id: 'renew',
        text: 'Choices between texts of the current model are collected, and the reward model is trained again with them.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'retrain reward | reward model retrained | train reward anew | new choices | new pairs current | label current outputs | outputs current model | on-policy | collect pairs newest | rounds of labelling',
        ),
        hint: 'Had it ever seen texts like those of today?',
      },
      {
        id: 'other-ways',
        text: 'Several reward models, or training on the pairs themselves, slow this down; neither ends it.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'ensemble | several reward models | DPO | direct preference | best of n | rejection sampling | larger reward model',
        ),
        hint: 'Which other ways lead from choices to a model, and what do they cost?',
      },
    ],
    followUps: {
      checking: ['How many pairs do technicians have to see before you believe that week one was better?'],
      reasoning: ['What do you lose when you hold the model closer to where it began?'],
      example: ['Draw the two curves over three weeks. Where do they part?'],
    },
    samples: [
      'Reinforcement learning is a powerful technique, and training needs some patience. I would continue for a few more weeks and increase the compute, because the reward is clearly going up. Perhaps the technicians have to get used to the new style. It is also important to involve all stakeholders and to explain the benefits of the new model.',
      'The model has learned to please the reward model, which is called reward hacking. I would add a penalty for the KL distance to the original model. Longer text is probably rated better by it. I would go back to the version of week one and check again with technicians.',
      'The reward model approximates the taste of technicians: it was fitted to 30,000 choices, and it is right only near texts like those. For a week both curves rise together; then the training finds where it errs, and the score goes up while the work gets worse. So first I would ship the checkpoint of week one. Then I count in the choices themselves. Suppose the longer text won in 64 of 100 pairs: technicians may have liked the missing part number that was in it, but the reward model has learned length. I check that by pairs of equal length, in which a compliment is added to one side; if the reward rises by that alone, the cause is found. Then I would balance the choices by length and train it again, rather than just punish words, because a blunt penalty makes it cut what matters. Second, the KL to the starting model gets a price. A higher price keeps the style sane but costs some of the gain, so I save ten stages along the way, and technicians compare 300 fresh pairs per stage without knowing which is which. I choose where their win rate is highest. The alternative is DPO, which needs no reward model and is cheaper to run; it can drift as well, therefore it gets the same test. Each month 2,000 new choices between texts of the current model are added. For example, at my last company a model for repair tickets began to write "safety first" into every summary; one log of rewards showed 0.3 more for that line. I expect the people’s curve to bend before the reward does; if it still rises in week three, I was too careful.',
    ],
    sources: [
      'Gao, Schulman, Hilton, Scaling Laws for Reward Model Overoptimization, 2022',
      'Singhal and others, A Long Way to Go: Investigating Length Correlations in RLHF, 2023',
    ],
    why: 'Whether somebody keeps the measure and what it measures apart while it is being climbed.',
  },
  {
    id: 'artificial-intelligence/technical/ninety-seven-times-twenty-five',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'technical',
    level: 'senior',
    skills: ['Large Language Models', 'Model Evaluation', 'System Design'],
    topics: ['evaluation', 'operations'],
    stem: 'An agent built on a language model closes the monthly books of a branch in 25 steps, from the bank statement to the report. In tests each step is right 97 times of 100. Yet fewer than half of all months come out right, and nobody can say where they went wrong. The vendor proposes a larger model. What do you say, and how do you build it?',
    seconds: 360,
    keyPoints: [
      {
        id: 'multiplied',
        text: 'Shares multiply: 0.97 to the power of 25 is 0.47, and for 95 of 100 each step would have to be right 99.8 times.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'multiply steps | multiplied 25 | multiplied itself | shares multiply | rates multiply | product 25 | power 25 | 0.97 25 | compound | compounds | compounding | errors accumulate | 47 percent | 0.47 | 99.8 step',
        ),
        hint: 'What do you get when you compute with that number?',
      },
      {
        id: 'gates',
        text: 'Between steps stand checks that need no model: what came in equals what goes out, and the first failure stops the run.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sums balance | totals balance | debit credit | balances match | totals match | totals equal | closing balance | control total | check step | step check | checks steps | sums match | must match | checks between | check between | validate step | independent check | balance matches',
        ),
        hint: 'What do bookkeepers know to be wrong without reading a single entry?',
      },
      {
        id: 'code',
        text: 'Steps with a rule become ordinary code; the model is left where text has to be read.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'ordinary code | plain code | normal code | deterministic code | rule becomes code | steps become code | code instead model | fewer model steps | fewer steps | fixed workflow | SQL instead | without model | by program | normal software | calculations program | by code | rules code',
        ),
        hint: 'Do all of these steps need what the model can do?',
      },
      {
        id: 'resume',
        text: 'The state after each step is kept, so that a run goes on from the last good one, and nothing is final before the end.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'checkpoint step | state saved | save state | state stored | store state | intermediate results | resume | repeat step | rerun step | draft entries | entries draft | posted end | entries provisional',
        ),
        hint: 'What is lost today when step 19 fails?',
      },
      {
        id: 'first-wrong',
        text: 'In recorded months the first wrong step is looked for, because later ones inherit its error.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'first wrong step | first error step | first wrong | inherit error | inherits error | errors independent | not independent | steps depend | trace step | traces step | log step input | recorded months | recorded runs | replay months | step fails | steps fail | where error | log step | logs step | trace',
        ),
        hint: 'How do you learn which of them to work on?',
      },
      {
        id: 'steady',
        text: 'The same month is run several times: what is right once is not yet right every time.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'same month times | month eight times | same month repeatedly | repeated runs | pass^k | consistency runs | all eight | differ runs | runs agree',
        ),
        hint: 'Is one good run of it a proof?',
      },
    ],
    followUps: {
      checking: ['Which figure would you put beside "97 of 100", and how do you get it?'],
      reasoning: ['When would the larger model be the right answer all the same?'],
      example: ['Take one month that came out wrong. How do you find its step?'],
    },
    samples: [
      'Accounting is a very sensitive area, and quality matters most. I would follow the vendor, because larger models make fewer mistakes and this one is good already. In addition the prompt of every step should be improved, and the employees should have a look at the results. With time the system will learn and get better and better.',
      'The errors accumulate over the steps, so many months go wrong. A larger model helps only a little. I would put a person in at the end and log each step, so that we can find the first wrong step. I would compare ten months with those that were closed by hand.',
      'The numbers fit each other: 0.97 multiplied with itself 25 times is 0.47. For 95 right months of 100 a step would need 99.8 percent, so a model that makes half of the errors would bring us to 0.985, and that is 69 of 100. It helps, but it costs more per month and still fails in each third. I would rather change the chain. First, which steps need a model at all? Matching a payment to an open invoice by number and amount, converting currency, adding up: these steps become ordinary code. Suppose eight remain, where letters are read; with 97 each that is already 78 of 100. Second, between the steps stand checks that do not trust anyone: the totals equal those of the statement, debits equal credits, each entry names a document that exists. The first failure stops the run and asks a bookkeeper, who sees one step and not a report. Third, the state is saved after each step and entries stay draft until the end, therefore a run resumes from the last good step instead of beginning again. The alternative, a second model that reviews, catches other errors, yet it is wrong in similar places and doubles the price. To know where to work I replay twelve recorded months, and mark the first wrong step only, because later ones inherit its error; 97 may well be 99 in most and 80 in two. For example, at a wholesaler where I worked, one step that read credit notes caused 11 of 14 failures, and its log showed a lost minus sign. As a test the same month runs eight times. I expect eight equal reports; if one differs, that month counts as failed.',
    ],
    sources: [
      'Yao and others, τ-bench: A Benchmark for Tool-Agent-User Interaction in Real-World Domains, 2024 (reliability over repeated trials)',
      'Dziri and others, Faith and Fate: Limits of Transformers on Compositionality, 2023 (errors add up over steps)',
    ],
    why: 'Whether somebody computes with a success rate, and changes the chain before the model.',
  },
  {
    id: 'artificial-intelligence/technical/kept-answer-to-the-opposite',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'technical',
    level: 'senior',
    skills: ['Large Language Models', 'Retrieval-Augmented Generation', 'System Design'],
    topics: ['operations', 'evaluation'],
    stem: 'To save money the assistant of an electricity company keeps its answers: who asks something whose embedding is at least 0.92 similar to an earlier question gets the kept answer. That saves 38 percent of all calls. Then somebody who wants to keep a contract is told how to end it, and somebody else reads a stranger’s meter. What do you change, and what is such a store good for?',
    seconds: 360,
    keyPoints: [
      {
        id: 'near',
        text: 'Near means the same topic and not the same meaning: a "not", a number or a name hardly moves the vector, so no limit divides right from wrong.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'negation | opposite closer | opposites close | opposite high similarity | same topic | similar topic | topic meaning | threshold separates | no threshold | threshold alone | paraphrase lower | overlap scores | similar same meaning | hardly vector | similarity answer',
        ),
        not: patterns('raise threshold solves | higher threshold solves'),
        hint: 'What does 0.92 say about two questions, and what not?',
      },
      {
        id: 'whose',
        text: 'What rests on data of one customer is kept for that one only, or not at all.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'cache key customer | keyed customer | customer id | cache per customer | own cache customer | cache tenant | only general answers | general answers only | general questions only | personal never stored | personal never cached | personal answers bypass | personal data bypass | bypass cache | account data cached | shared users | shared between | answers per user | user key | customer key | personal store | without person',
        ),
        hint: 'Which answers may be handed to somebody else at all?',
      },
      {
        id: 'depends',
        text: 'All that an answer depends on belongs to its key or ends it: tariff, documents, prompt, model, language.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'version documents | document version | prompt version | tariff version | version tariff | invalidate | invalidation | expire | expires | expiry | ttl | stale answer | outdated answer | time live | time-to-live | lifetime',
        ),
        hint: 'When is a kept answer no longer the one that would be given today?',
      },
      {
        id: 'measured',
        text: 'The share of wrong hits is measured on pairs marked by hand, hard ones among them, and a hit is looked at once more before it is served.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'false hits | wrong hits | false hit rate | hit precision | precision hits | marked pairs | labelled pairs | pairs marked | hard negatives | cross-encoder | reranker hit | second check hit | verify hit | sample hits | hits wrong | wrong rate | both questions',
        ),
        hint: 'Which figure is missing beside the 38 percent?',
      },
      {
        id: 'exact',
        text: 'Safer ways save too: equal text after cleaning, a list of reviewed answers, the beginning of the prompt or the found passages kept instead of answers.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'exact match | exact key | identical question | same text | normalised question | reviewed answers | curated answers | faq answers | prompt caching | prompt cache | prefix caching | cache passages | cache retrieval | cached passages | cache embeddings | intent list | approved answers | frequent general | exact same | same wording',
        ),
        hint: 'What else is done again and again, and cannot be wrong when it is kept?',
      },
      {
        id: 'weighed',
        text: 'What a hit saves is weighed against what a wrong one costs.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'cost wrong hit | cost wrong answer | cents hit | saves cents | cent per hit | hit saves | complaint costs | asymmetric | false costs | wrong answer costs | answer costs',
        ),
        hint: 'How many good hits pay for a bad one?',
      },
    ],
    followUps: {
      checking: ['Which pairs of questions do you put into your test, word for word?'],
      reasoning: ['Why not simply raise 0.92 to 0.97?'],
      example: ['Take the customer who saw a stranger’s meter. What was stored, and under which key?'],
    },
    samples: [
      'Caching is a proven method for better performance, and 38 percent is an impressive figure. I would keep the idea and optimise the parameters, for example with a better embedding. The customers should also formulate their questions more precisely. In addition a disclaimer can be shown that answers of artificial intelligence may contain errors. That is usual today.',
      'Similar does not mean the same: a negation is not visible in the embedding. I would raise the limit, but that will not solve all. Personal data must never be in there, so only general answers are stored. I would look at some hits by hand and see how many were wrong.',
      'Two faults meet here. First, an embedding tells that two texts have the same topic, and a negation hardly moves it: "how do I end" and "how do I avoid ending" lie closer together than two honest paraphrases. So a higher threshold alone throws away good hits before the bad ones are gone. Second, an answer that was made from one customer’s data lay under a key that holds only the question. I would switch the store off today, for that was a leak, and tell whoever handles such cases. Then I build it narrower. Personal answers bypass it: as soon as a tool has read an account, nothing is stored. For the rest the key carries the version of the tariff sheet, the prompt and the language, and an entry expires after a day, because prices change. Before a hit is served, a cross-encoder reads both questions side by side; that costs 15 milliseconds and half of the hits, whereas an embedding alone never sees them together. To know whether it is enough, I have 600 pairs marked by hand, 200 of them hard: a "not", another month, another street. I count wrong hits and would accept one in a thousand. Suppose a hit saves two cents and a wrong one costs a call of eight euros: then at one in 400 all that was saved is gone. The alternative is to keep less risky things. For example, in our town library’s assistant 22 percent of questions were equal word for word after cleaning, and forty reviewed answers served those; prompt caching made the rest cheaper without changing a letter. In a test two accounts ask the same question about their meter in turn. I expect two readings; if they match, the build fails.',
    ],
    sources: [
      'Bang, GPTCache: An Open-Source Semantic Cache for LLM Applications, 2023',
      'Reimers and Gurevych, Sentence-BERT, 2019 (one vector for each text against reading both together)',
      'RFC 9111: HTTP Caching, sections 3.5 and 4.1 (what a kept answer may be used for)',
    ],
    why: 'Whether somebody asks what a kept answer depends on, before counting what it saves.',
  },
]
