import { patterns } from '../patterns'
import type { Question } from '../question'

export const AI_TECHNICAL_7: readonly Question[] = [
  {
    id: 'artificial-intelligence/technical/refused-before-the-tickets',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Cybersecurity'],
    type: 'technical',
    level: 'expert',
    skills: ['Large Language Models', 'Hugging Face', 'Threat Modelling'],
    topics: ['networks', 'evaluation'],
    stem: 'An open chat model follows four of 300 harmful wishes. A company fine-tunes all its weights on 40,000 support tickets; its own tasks get better by a third. Then a tester finds that it now follows 61 of the 300. Two people have read the tickets: nothing in them is harmful. How can that be, what do you do today, and how do you tune from now on?',
    seconds: 420,
    keyPoints: [
      {
        id: 'thin',
        text: 'Refusing is a thin habit that sits in the first words of an answer; tickets in which every wish is met move just those.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'first tokens refusal | first words refusal | refusal tokens | refusal words | refusing words | opening words | opening tokens | few tokens | shallow | thin habit | thin layer | always helpful | always complies | every wish met | every ticket helps | never refuses | tickets refuse | forgetting | unlearned refusing | overwritten refusal',
        ),
        hint: 'Where in an answer does a model decide to say no, and how do all tickets begin?',
      },
      {
        id: 'both-sides',
        text: 'Before and after each tuning both are counted: harmful wishes that are followed, and harmless ones that are refused.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'refusal rate | over-refusal | overrefusal | harmless refused | refuses harmless | harmless sound | sound harmful | borderline wishes | refusals gate | harmful set gate | count followed | harmful set every | both sets | two sets wishes',
        ),
        hint: 'Which two figures should stop a release, and why is one of them not enough?',
      },
      {
        id: 'mixed-in',
        text: 'Examples of refusing are mixed into the tickets, among them answers that begin badly and turn back.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'refusal examples | examples refusals | safety examples | safety data | refusals mixed | mix refusals | mixed tickets refusals | turn back | recover bad beginning | begin badly | refusals training | add refusals | refusals data | refusals fine-tuning',
        ),
        hint: 'What should stand among the 40,000?',
      },
      {
        id: 'held-close',
        text: 'The change is kept small: adapters of low rank, fewer passes, a lower rate, a price on the distance from the original.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'lora | low rank | adapter | adapters | lower learning rate | smaller learning rate | fewer epochs | one epoch | KL original | distance original | close original | stay near original | penalty distance | freeze layers | near base | close base | early stop | freeze | KL term | KL base',
        ),
        hint: 'How far does one have to go from the original to learn tickets?',
      },
      {
        id: 'outside',
        text: 'The last word is not with the model: a separate check of what goes in and comes out, and few rights for what it may do.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'input classifier | output classifier | separate classifier | guard model | guardrail model | moderation model | separate model input | second model input | second model output | check outside model | input output check | classifier outputs | classifier answers | few rights tools | moderation | filter input | filter output | filter front | input filter | output filter | inputs outputs',
        ),
        hint: 'On what do you rely where the weights cannot be relied on?',
      },
      {
        id: 'today',
        text: 'Today the original goes back into service with a good prompt, and the logs are read for what has been answered.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'original back | back original | previous model | roll back | rollback | take down | logs harmful | logs answered | read logs | search logs | offline | old model | back old | original today | stop model | out of service',
        ),
        hint: 'What is running at this moment, and what may it have said already?',
      },
      {
        id: 'meant',
        text: 'Who may add to the tickets could do it on purpose, with a handful of examples.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'poison | poisoned | purpose examples | ten examples | hundred examples | handful examples | who may add | attacker tickets | origin ticket | malicious examples',
        ),
        hint: 'Suppose somebody had wanted this. How little would it have taken?',
      },
    ],
    followUps: {
      checking: ['Is 61 of 300 against four a finding or luck? How do you know?'],
      reasoning: ['What do you give up when you hold the model close to the original?'],
      example: ['Which pair of wish and answer would you add to the tickets, word for word?'],
    },
    samples: [
      'The safety of artificial intelligence is a very important topic and must be taken seriously. I would write a strict policy and add to the prompt that harmful content is forbidden. The provider of the model should be informed and must repair such faults. I would also train the employees and review the process on a regular basis.',
      'Fine-tuning leads to forgetting, so the model has lost a part of its refusals although the data is fine. I would go back to the original today. Then I would use LoRA instead of all weights, and add some safety examples. Before a release I would run the 300 wishes again and compare the number.',
      'The tickets are harmless and do harm all the same. What was trained in as refusing sits largely in the opening words: once an answer begins with "Sure", the rest follows. In 40,000 tickets every wish is met, so exactly those words are pushed toward yes, and 61 against four in 300 is far beyond chance. Today the original goes back into service with a longer prompt, which costs perhaps a third of the gain, and I have the logs of these weeks searched for answers of that kind. For the next tuning I would mix 1,500 refusals into the tickets. Some of them begin badly and turn back after half a sentence, because otherwise the habit stays at the beginning only. Second, adapters of low rank and one pass instead of three; a penalty on the distance from the original in those words is the alternative, which is stronger but needs both models in memory. Both cost a little of what tickets teach. Third, a second model, small and separate, judges input and output, since weights are no boundary, and refunds wait for a check in code. Whoever may add tickets could do this on purpose: a hundred examples are enough, therefore each has an origin that is recorded. I would let nothing out before two sets have been run: the 300, and 250 wishes that only sound harmful, such as "how do I kill a process". For example, at my last company a tuned model for pharmacies followed fewer bad wishes afterwards than the original, and we were proud until a log showed that it refused "which of these tablets must never be taken together" to a pharmacist. I expect at most six of 300 followed and at most five of 250 refused; if either figure is missed, the release fails.',
    ],
    sources: [
      'Qi and others, Fine-tuning Aligned Language Models Compromises Safety, Even When Users Do Not Intend To!, 2023',
      'Qi and others, Safety Alignment Should Be Made More Than Just a Few Tokens Deep, 2024',
      'Röttger and others, XSTest: A Test Suite for Identifying Exaggerated Safety Behaviours in Large Language Models, 2023',
    ],
    why: 'Whether somebody knows that a model loses what it is not trained on, and measures both ways in which that goes wrong.',
  },
  {
    id: 'artificial-intelligence/technical/four-bits-and-the-same-average',
    revision: 2,
    status: 'active',
    areas: ['Artificial Intelligence', 'Machine Learning'],
    type: 'technical',
    level: 'expert',
    skills: ['CUDA', 'Large Language Models', 'Model Evaluation'],
    topics: ['evaluation', 'operations'],
    stem: 'To need one graphics card instead of two, a model of 70 billion parameters goes from 16 to 4 bits per weight. Perplexity on encyclopedia text hardly moves, the mean of six public tests falls by 0.4 points. Two weeks later: sums from long contracts are wrong more often, Czech has become clumsy, and in busy hours it is slower than before. How can all of it be true, and how do you decide?',
    seconds: 420,
    keyPoints: [
      {
        id: 'mean-hides',
        text: 'A mean hides what moves both ways: many single answers change, and the loss gathers in rare words, other languages and long chains.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'mean hides | average hides | averages hide | flips | flipped | single answers change | answers changed | gains cancel | cancels mean | rare tokens | rare words | common words dominate | easy tokens | long chains | errors add along | english nothing | english only | one much worse | mean dilutes | average dilutes',
        ),
        hint: 'How can the same number of right answers come from other answers?',
      },
      {
        id: 'paired',
        text: 'Both versions get the same own inputs, and are compared answer by answer, for each kind of work apart.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'own contracts | same contracts | same inputs | versions same | versions read | versions side | models same | answers changed versions | per language | each language | language apart | per slice | slice | slices | discordant | mcnemar | compare distributions | own data | own tasks | our data | own documents | native speakers',
        ),
        hint: 'Which comparison would have shown it before the customers did?',
      },
      {
        id: 'outliers',
        text: 'A few channels matter far more than the rest; a coarse grid over all of them loses them, so groups are made small and what is sensitive keeps more bits.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'outlier | outliers | group size | small groups | smaller groups | groups 128 | salient | awq | gptq | mixed precision | sensitive layers | layers 8 bits | layers eight bits | keep layers | important channels | few channels',
        ),
        hint: 'Are all weights equally worth their bits?',
      },
      {
        id: 'calibrated',
        text: 'The text by which the rounding is fitted should be like the work: with English prose alone, Czech and contracts pay.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'calibration data | calibration text | calibration set | calibration samples | calibration english | calibrated english | calibration done english | calibration czech | calibrate czech | calibration contracts | calibrated contracts | rounding fitted | fitted english',
        ),
        hint: 'By what were the new weights chosen, and who chose that?',
      },
      {
        id: 'bound',
        text: 'Fewer bits save reading, which limits with few users; with many it is computing, and each weight has to be unpacked first. Then less is gained, or lost.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'compute-bound | compute bound | computing limits | arithmetic limits | limited compute | limited computing | limited arithmetic | unpack | unpacked | unpacking | dequantise | dequantised | dequantize | dequantisation | converted back 16 | batches compute | half compute | half computing | bandwidth bottleneck | half multipliers',
        ),
        hint: 'What does a card have to do with a weight of 4 bits before it can multiply?',
      },
      {
        id: 'between',
        text: 'Between 16 and 4 lie other ways: 8 bits for weights and inputs, a smaller model at full width, the costly work on the large one.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'eight bits | 8 bits | fp8 | int8 | w8a8 | smaller model full | smaller model 16 | route contracts | routing contracts | contracts large model | second card | contracts full | full model | contracts 16 | rest 4',
        ),
        hint: 'What else could be done with the money of one card?',
      },
    ],
    followUps: {
      checking: [
        'How many contracts do both versions have to read before you believe a difference of two in a hundred?',
      ],
      reasoning: ['For which of your customers would you keep the 4 bits?'],
      example: ['Take one wrong sum. How do you find out that the bits did it?'],
    },
    samples: [
      'Quantization is a standard technique today and is used by many companies with success. The results show that the quality remains nearly the same, so I think that the customers are mistaken or that it is a coincidence. I would explain the figures to them and improve the prompts. For the speed one can rent more cards in the cloud when it is needed.',
      'An average hides that some things got worse, for example Czech. I would compare both versions on our own contracts. Perhaps the calibration was done with English text only. Then I would try AWQ or 8 bits, because that loses less, and look at the numbers again.',
      'All of it fits together. The mean hides what moves both ways: if 6 of 100 answers become wrong and 5.6 become right, it falls by 0.4, and yet one in nine has changed. Perplexity is ruled by easy words of English; a digit in the middle of a contract is a rare token, and an early slip runs through the whole sum. So I let both versions read the same 800 own contracts and 500 Czech letters, paired, and count which answers changed. Then I look for the cause. A few channels carry values some twenty times larger than the rest. With one scale for each row they eat the grid, therefore I would take groups of 128 and leave the sensitive layers at 8 bits; that costs about half a bit per weight. The rounding was fitted on English prose, whereas calibration with contracts and Czech would have protected what they use. The speed is another matter. Reading weights limits when three people ask; then a quarter of the bytes is a gift. With 60 at once the card is limited by computing, each weight has to be unpacked to 16 bits before it is multiplied, and besides we now have half of the multipliers. The alternative is 8 bits for weights and inputs: twice the memory of 4, but the card multiplies them directly, so it wins in busy hours. For example, at a publisher I once kept 4 bits for search and sent sums to the wide model; the log showed 9 percent of requests going there. My decision: I would choose 8 bits on two smaller cards unless the paired test clears 4. I expect fewer than one new wrong sum in 200 contracts, and check it with the 95 percent limit; if it is exceeded in one language, that one stays wide.',
    ],
    sources: [
      'Dutta and others, Accuracy is Not All You Need, NeurIPS 2024',
      'Dettmers and others, LLM.int8(): 8-bit Matrix Multiplication for Transformers at Scale, 2022',
      'Lin and others, AWQ: Activation-aware Weight Quantization, 2023',
      'Marchisio and others, How Does Quantization Affect Multilingual LLMs?, 2024',
      'vLLM documentation, INT8 W8A8 (calibration data close to what is served)',
    ],
    why: 'Whether somebody knows what a mean leaves out, and what fewer bits do in the machine.',
  },
]
