import { patterns } from '../patterns'
import type { Question } from '../question'

export const AI_TECHNICAL_2: readonly Question[] = [
  {
    id: 'artificial-intelligence/technical/temperature-zero',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'technical',
    level: 'entry',
    skills: ['Large Language Models'],
    topics: ['networks'],
    stem: 'A colleague sets the temperature of a language model to 0 and says: now it gives the same answer each time, and it no longer makes things up. What of that is right?',
    seconds: 240,
    keyPoints: [
      {
        id: 'greedy',
        text: 'Temperature shapes the chances of the next token; at 0 the most probable one is taken.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'greedy | probable token | likely token | highest probability | scales logits | flattens distribution | sharpens distribution | argmax',
        ),
        hint: 'What does that number change in the choice of the next word?',
      },
      {
        id: 'varies',
        text: 'Answers may still differ: rounding, requests computed together, a new version behind the same name.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'floating point | batched together | batching requests | model updated | new model version | model version | rounding | not deterministic | nondeterministic',
        ),
        hint: 'What besides chance could make two runs differ?',
      },
      {
        id: 'not-truth',
        text: 'Probable is not true: it then makes the same mistake with the same certainty.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'probable not true | likely not true | probability truth | same mistake | same wrong | confidently wrong | plausible not true | still hallucinate | still invent | wrong every time',
        ),
        hint: 'What is it that the most common continuation tells you about the world?',
      },
      {
        id: 'sources',
        text: 'Against invention help sources in the input, leave to say nothing, and a check of what was said.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          "give documents | documents prompt | retrieval | cite source | check source | against source | say not know | look up database | verify against database | source text | source prompt | allow don't know | admit not know",
        ),
        hint: 'What would really lower the share of false statements?',
      },
      {
        id: 'use',
        text: 'A low value suits extraction and tests, a higher one suggestions that should differ.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'extraction | extract fields | classification | creative | brainstorm | variety | ten suggestions | repetitive',
        ),
        hint: 'For which task would you choose another value?',
      },
    ],
    followUps: {
      checking: ['How would you find out how often two runs differ?'],
      reasoning: ['Why would you not always use 0?'],
      example: ['Which question would it get wrong ten times in a row?'],
    },
    samples: [
      'Temperature is an important parameter, and it is good to set it correctly. With 0 the model is more precise and more serious, so the answers get better. I would also choose a good prompt and a powerful model. In general one should try several settings and see what fits best for the users.',
      'At 0 the model takes the most probable token, so the answers are nearly always the same. But the most probable text is not true by that, and it can still hallucinate. Against that I would give it documents. I would ask it the same thing twenty times to test whether the text differs.',
      'The first half is nearly right, the second is wrong. Temperature divides the scores before tokens are drawn, so at 0 the most probable token is taken each time. Two runs can differ all the same, because sums in floating point depend on how many requests share a batch, and a tie falls the other way. A provider may also put a new model version behind the name. The second half fails since probable is not true. Suppose the texts name the wrong inventor of a valve more often than the right one: at 0 the model repeats that same mistake every time, and it sounds certain. Against invention I would put the source into the prompt, let it say that it does not know, and check each number against the database. That costs tokens and latency. For extraction of fields from invoices I choose 0, because a test can then compare texts. The alternative is 0.7 or so for ten suggestions of a product name; there the loss of repeatability is what I want. For example, in our claims tool last year one letter gave two sums at 0; the log showed another version of the model. To check the claim I run 100 questions twenty times each, count how many answers differ, and compare them with the right ones by hand. I expect few differences and as many errors as at 0.7; if errors drop to zero, I was wrong.',
    ],
    sources: [
      'Holtzman and others, The Curious Case of Neural Text Degeneration, ICLR 2020',
      'Lin, Hilton and Evans, TruthfulQA: Measuring How Models Mimic Human Falsehoods, ACL 2022',
      'PyTorch documentation, Reproducibility; Numerical accuracy',
    ],
    why: 'Whether somebody keeps repeatable and right apart.',
  },
  {
    id: 'artificial-intelligence/technical/model-grades-model',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Machine Learning'],
    type: 'technical',
    level: 'expert',
    skills: ['Model Evaluation', 'Large Language Models', 'Statistics'],
    topics: ['evaluation', 'operations'],
    stem: 'You want a language model to grade the answers of an assistant, 20,000 a day, and to stop releases by its grades. What do you have to show before you rely on it, and what is left for people to do?',
    seconds: 420,
    keyPoints: [
      {
        id: 'agreement',
        text: 'It agrees with people about as well as people do among themselves, on answers like yours.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'agreement people | agreement humans | human agreement | kappa | human labels | two raters | raters agree | labelled by experts | correlation with humans',
        ),
        hint: 'What would you compare its grades with, and how good must the match be?',
      },
      {
        id: 'biases',
        text: 'It has leanings that can be measured: length, place in the order, its own style.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'position bias | length bias | verbosity | verbose | longer answers | self-preference | prefers own | own style | swap order | order swapped',
        ),
        hint: 'Which things that should not matter might sway it?',
      },
      {
        id: 'narrow',
        text: 'It is asked narrow questions with anchors, one at a time, and gives its reason before the verdict.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'yes or no | binary question | narrow questions | one criterion | criterion separately | rubric anchors | reason before | reasoning before | pairwise | rubric concrete criteria | needs reference | reference given',
        ),
        hint: 'What exactly do you ask it?',
      },
      {
        id: 'drift',
        text: 'Its version is pinned, and people grade a fresh sample again and again to see it drift.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pin version | version pinned | judge pinned | recalibrate | weekly sample people | sample weekly | people grade sample | fresh sample | judge changes | judge drift',
        ),
        hint: 'Will it be the same grader in half a year?',
      },
      {
        id: 'goodhart',
        text: 'Whoever tunes by it learns to please it; a set that nobody tunes on, graded by people, shows that.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'goodhart | game judge | gaming | please the judge | pleases judge | optimise judge | overfit judge | instructions inside answer | injection judge | tune against judge | tune towards judge | optimises against judge',
        ),
        hint: 'What happens to a measure that a team is rewarded for?',
      },
      {
        id: 'noise',
        text: 'A release is stopped by a difference that is larger than the noise.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'confidence interval | bootstrap | standard error | graded twice | same answer twice | larger than noise | noise of judge',
        ),
        hint: 'How large must a drop be before you believe it?',
      },
    ],
    followUps: {
      checking: ['Which result would make you throw the grader away?'],
      reasoning: ['When are twenty people a week the better choice?'],
      example: ['Which question do you ask it, word for word?'],
    },
    samples: [
      'Using a powerful model for evaluation is a modern approach and saves a lot of time and money. I would take the best model that is available and write a good prompt with all quality criteria. It gives a score from one to ten for each answer. People can then focus on more creative tasks.',
      'I would first let experts grade some answers and look at the agreement with people, for example with kappa. Such judges like longer answers, so I would test that too. I would ask for one criterion at a time. People should still look at a sample, because the grader can be wrong in ways that nobody sees.',
      'I treat it as a scale that has to be calibrated. Two raters grade 400 of our own answers blind, so I know how well people agree: suppose kappa is 0.72. The judge must come within 0.1 of that, per criterion and per kind of question, because an average hides that it fails on refunds. It gets narrow questions with a yes or no, such as "does each sum stand in the source?", and gives its reason before the verdict. Then I measure what should not matter. I pad answers with empty sentences to see length bias, swap the order in pairs, and let it grade its own family of models. The alternative is a small classifier trained on labels. It is cheaper and stable, but it needs thousands of labels, so I would start with the judge. Its version is pinned, and each week people grade a fresh sample of 100, half of it where the judge was sure. Teams tune until they please the judge; therefore people grade a set that nobody tunes on. For example, at my last firm grades rose by nine points while that set fell by one: the assistant had learned to add a summary. A release stops when the confidence interval of the difference lies below zero; I verify that rule with two equal versions, and expect it to stop one in forty at most. People keep the labels and the last word.',
    ],
    sources: [
      'Zheng and others, Judging LLM-as-a-Judge with MT-Bench and Chatbot Arena, NeurIPS 2023',
      'Panickssery, Bowman, Feng, LLM Evaluators Recognize and Favor Their Own Generations, 2024',
    ],
    why: 'Whether somebody treats a grader as an instrument with errors, and keeps people where they are needed.',
  },
  {
    id: 'artificial-intelligence/technical/tone-and-prices',
    revision: 1,
    status: 'active',
    areas: ['Artificial Intelligence'],
    type: 'technical',
    level: 'mid',
    skills: ['Large Language Models', 'Retrieval-Augmented Generation', 'Hugging Face'],
    topics: ['framing', 'operations'],
    stem: 'A support bot has to write in the voice of the company and know prices that change every week. Somebody proposes to fine-tune a model on 30,000 old tickets. What do you answer?',
    seconds: 300,
    keyPoints: [
      {
        id: 'lookup',
        text: 'What changes does not belong into weights: it is looked up while answering.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'look up price | looked up | price run time | retrieval prices | tool call | function call bot | weights outdated | outdated week | price service | price database | call price',
        ),
        hint: 'Where should the bot have Tuesday’s figures from?',
      },
      {
        id: 'form',
        text: 'Tuning teaches form: voice, format, when to ask back.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'form facts | style facts | learns style | teaches style | learns tone | tuning tone | tuning format | fine-tuning style',
        ),
        hint: 'What does a model pick up well from many examples?',
      },
      {
        id: 'prompt-first',
        text: 'First a prompt with rules and a few good examples: cheap, and the mark that tuning has to beat.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'few-shot | few shot | examples prompt | prompt first | guide prompt | baseline prompt',
        ),
        hint: 'What would you try on the first afternoon?',
      },
      {
        id: 'tickets',
        text: 'Old tickets hold personal data, old figures and bad replies, which would be learned too.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'personal data | private data | customer names | prices replies | wrong replies | bad replies | bad tickets | clean tickets | anonymise | anonymised | remove names',
        ),
        hint: 'What else stands in that material?',
      },
      {
        id: 'again',
        text: 'A tuned model has to be tuned again with each new base model, and kept and served.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('base model | tune again | retrain | lock-in | maintain own model | hosting own'),
        hint: 'What happens when a better model comes out in spring?',
      },
    ],
    followUps: {
      checking: ['How would you decide blind whether tuning was worth it?'],
      reasoning: ['From which number of messages a day does a small tuned model pay?'],
      example: ['Which steps does the message "What does the large one cost now?" go through?'],
    },
    samples: [
      'Fine-tuning is a great idea, because the model then knows our company. 30,000 tickets are a lot of data, which is very valuable. I would start the project soon with a good team, choose a modern open model and train it on our data. After that the bot will be much better than before.',
      'Prices change every week, so they should be looked up by a tool call and not trained. Fine-tuning is more for style. I would try a few-shot prompt first, because it is cheap, and compare both on some tickets. The old tickets contain personal data, so we must be careful with them.',
      'I answer that this is two problems. Prices do not belong into weights, since a model tuned in May is outdated next week. They are looked up: the bot makes a function call with the article, and the sum is put in by code rather than retyped by the model. The voice is form, and tuning teaches form well: it learns style, length and when to ask back. Still I would start with a prompt that holds the style guide and six good examples. It takes an afternoon, and if it is good enough we are done. Suppose it costs 900 tokens per message; at 2,000 messages a day that is 1.8 million tokens, which caching makes cheap. A tuned small model is the alternative: faster, but each new base model means to tune again. Before tickets are used at all they must be cleaned. They hold names and addresses, old prices, and replies that were wrong and never corrected. For example, at my last insurer one agent in five promised things that the contract did not contain, and the first tuned model promised them too. To check, three agents compare 200 pairs of replies blind, tone and facts apart, and every sum is compared with the price table. I expect no wrong sum from either. If tuning does not win at least 60 of 100 pairs on tone, I stay with the prompt.',
    ],
    sources: [
      'Ovadia and others, Fine-Tuning or Retrieval? Comparing Knowledge Injection in LLMs, 2023',
      'Hugging Face documentation, PEFT',
    ],
    why: 'Whether somebody splits a wish into what is form and what is fact.',
  },
]
