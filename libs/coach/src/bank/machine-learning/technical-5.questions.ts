import { patterns } from '../patterns'
import type { Question } from '../question'

export const ML_TECHNICAL_5: readonly Question[] = [
  {
    id: 'machine-learning/technical/labels-where-it-is-unsure',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'technical',
    level: 'mid',
    skills: ['Machine Learning', 'Natural Language Processing', 'Python'],
    topics: ['framing', 'evaluation'],
    stem: 'A model sorts letters to an insurer into 60 kinds; 3,000 are labelled, 900,000 are not. There is money for 2,000 more. Somebody takes the 2,000 of which it is least sure, and adds half of them to training and half to the test. The test falls from 88 to 61 percent. What happened, and how would you choose letters?',
    seconds: 300,
    keyPoints: [
      {
        id: 'test',
        text: 'The test now holds the hard ones, so the two figures are of two different things; the model may even be better.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'test harder | harder test | hard letters | hard cases test | test biased | biased test | test representative | not comparable | changed test set | different test set | test no longer representative | test only hard | test distribution changed | skewed test | test now difficult | difficult letters test | hardest letters test | not representative',
        ),
        hint: 'Has the model changed between the two figures, or what it was asked?',
      },
      {
        id: 'drawn',
        text: 'The test is drawn by chance from what arrives, and stays as it is.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'random test set | test random letters | test randomly drawn | test drawn random | letters test lot | test drawn lot letters | fixed test set | freeze test set | frozen test set | test uniformly random | random holdout | random hold-out | keep test untouched | test set untouched | never change test | random letters for test | old test set',
        ),
        hint: 'Which letters does a figure have to stand for?',
      },
      {
        id: 'alike',
        text: 'The least sure ones resemble each other: a hundred of one odd form teach little more than one.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'near duplicates | near-duplicates | similar letters | redundant letters | letters alike | same form | same template | diverse letters | cluster letters | few cluster letters | redundancy | look alike letters | very similar letters | duplicate letters | duplicates letters | diversity sampling | diverse sample | clustering letters | representative letters',
        ),
        hint: 'What do the 2,000 have in common with each other?',
      },
      {
        id: 'junk',
        text: 'Some are unsure because nobody can tell: bad scans, two matters in one, a kind that is not on the list.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'unreadable | illegible | bad scan | bad scans | poor scan | blank page | ambiguous letters | two matters | annotators disagree | labellers disagree | people disagree | unclear anybody | noisy letters | garbage letters | even humans unsure | humans unsure | handwritten | inherently ambiguous | outlier letters',
        ),
        hint: 'What could make a letter unclear to a human as well?',
      },
      {
        id: 'sure',
        text: 'Where it is wrong and sure it is never asked, so a part is always chosen by chance.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'confidently wrong | confident mistakes | sure and wrong | mix random ones | part chosen random | share chosen random | third chosen random | quarter chosen random | half chosen random | some random letters | confident but wrong | wrong confidence | random fraction | random portion | exploration random | some at random labels | some random samples | epsilon random | never picked confident | blind spots',
        ),
        hint: 'Which mistakes does this choice never find?',
      },
      {
        id: 'rounds',
        text: 'In rounds: a few hundred, trained anew, and each round compared with as many that were chosen by chance.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'several rounds | small rounds | rounds training | portions training | small batches labels | retrain after each | random baseline | compare random selection | draw lot compare | twin lot | learning curve labels | in batches retrain | iterations retrain | retrain between | retrain after | batch then retrain | control random sample | baseline random labels | small batches letters',
        ),
        hint: 'All at once, or how else? And is the trick worth anything?',
      },
    ],
    followUps: {
      checking: ['How do you find out whether your choice beats a draw by lot?'],
      reasoning: ['Chosen or drawn by lot: when is the lot the better buy?'],
      example: ['Which letters would be among the 2,000 least sure ones?'],
    },
    samples: [
      'Labelling is always a bottleneck in such projects, and quality is better than quantity. I think the new labels have made the model worse, so I would remove them again. A modern language model could do the labels without people. It is also important to have a good tool, and to motivate those who do this boring work.',
      'The test is now harder, because it contains only letters of which the model was unsure. So the two figures are not comparable. I would keep a random test set. For training, the uncertain ones are fine, but I would mix in some random ones, and remove near duplicates. I would compare the accuracy before and after on the fixed test set.',
      'Probably nothing became worse. The old 88 percent were of ordinary letters, and half of the test are now those it stumbled over, so the two are not comparable. I would score the old and the new model on the old test; I expect 89 or so. From now on the test is drawn by lot from the letters of last month, 600 of them, and no cleverness ever touches it. That takes nearly a third of the money, and I would pay it, since without it nobody knows whether the rest was well spent. For training I choose, but not like this. Of the least sure 2,000 many are near duplicates, for example one garage sends 300 times the same form with its stamp over the text; ten of them teach what 300 do. So I cluster them and take a few per cluster. Others are unclear to anybody: unreadable scans, two matters in one letter, or a 61st kind. I let two people label the first hundred, and where they disagree, the list of kinds is the fault rather than the model. And being unsure finds no letter that it is sure and wrong about, such as all complaints that begin like a thank-you. Therefore a third is chosen at random, which is also the only way to see how common each kind is. I prefer portions of 200 with a training after each, as the model that chooses gets better too; the price is seven waits of a day for those who label. The alternative is to draw all by lot. It is simpler, keeps the shares of the kinds, and for common kinds it is as good. For example, at my last law firm the clever choice saved a third of the labels for rare kinds and nothing for the ten largest. To check, I train a twin with 200 letters by lot and compare both on the test after three portions. If the difference is below one point, which is within the noise of 600 letters, I stop choosing and draw the rest.',
    ],
    sources: [
      'Settles, Active Learning Literature Survey, University of Wisconsin–Madison, 2009, sections 3.1, 3.6 and 6',
      'Attenberg and Provost, Inactive Learning? Difficulties Employing Active Learning in Practice, SIGKDD Explorations, 2011',
      'Dasgupta, Two faces of active learning, Theoretical Computer Science, 2011',
    ],
    why: 'Whether somebody keeps what is measured apart from what is taught, and spends labels where they teach.',
  },
  {
    id: 'machine-learning/technical/saves-power-in-the-simulator',
    revision: 1,
    status: 'active',
    areas: ['Machine Learning'],
    type: 'technical',
    level: 'senior',
    skills: ['Reinforcement Learning', 'Machine Learning', 'C++'],
    topics: ['operations'],
    stem: 'A policy has learned in a simulator to control the cooling of a cold store. There it saves 22 percent of the power. In the real hall it switches compressors every ten seconds, and twice the fish became too warm; in the simulator that never happens. Where does it come from, and how do you bring it to work safely?',
    seconds: 360,
    keyPoints: [
      {
        id: 'gap',
        text: 'It learned the simulator, with what is missing there: delays, noise of sensors, doors, inertia of the goods.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'sim-to-real | sim to real | reality gap | exploits simulator | simulator exact | simulator perfect | simulator lacks | simulator ignores | sensor noise | sensor delay | sensor lag | sensor lags | delayed sensor | doors open | simulator not realistic | simulator simplified | real delays | real noise | noise delay | measurement noise | latency sensor | model mismatch | simulator differs',
        ),
        hint: 'What does the hall do that the model of it does not?',
      },
      {
        id: 'switching',
        text: 'Switching costs nothing there: wear and a least running time belong into the reward or into the actions.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'penalty switching | switching penalty | cost switching | switching costs | switching free | penalise switching | penalize switching | minimum run | minimum running | minimum runtime | wear compressor | wear compressors | each start costs | rate limit switching | hysteresis | short cycling | dwell time',
        ),
        hint: 'Why should it not switch as often as it likes?',
      },
      {
        id: 'varied',
        text: 'It learns in many halls: delays, loads, weather and faults are drawn anew in each run.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'domain randomisation | domain randomization | randomise simulator | randomize simulator | randomise delay | randomize parameters | randomise parameters | vary parameters | varied simulators | different simulators | draw parameters | drawn delay | randomised parameters | random delays noise training | noise in training | inject noise | train with noise | add noise delays | robust variations | perturb simulator',
        ),
        hint: 'How does one learn for a hall that one does not know exactly?',
      },
      {
        id: 'fitted',
        text: 'The simulator is measured against logs of the hall, and mended where it is off.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'system identification | calibrate simulator | calibrated simulator | fit simulator | fitted simulator | simulator against logs | replay logs simulator | logs through simulator | simulator measured | simulator real data | calibrate model | simulator compare logs | compare simulator real | historical data simulator | real logs simulator | validate simulator | digital twin calibrate | measured data simulator',
        ),
        hint: 'How wrong is the simulator, in degrees?',
      },
      {
        id: 'guard',
        text: 'A simple rule outside of it holds the limits and takes over; safety is not left to what was learned.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'safety layer | hard limit | hard limits | override | overrides | thermostat takes | thermostat guards | fallback controller | supervisor | watchdog | interlock | shield | safety constraints | safety constraint | hard constraint | hard constraints | fallback rule | fallback thermostat | classical controller takes | safe controller | pid takes over | safety controller | rule-based fallback | safety envelope | old controller fallback',
        ),
        hint: 'What keeps the fish cold if the policy is wrong?',
      },
      {
        id: 'steps',
        text: 'It goes in by steps: it only proposes, then one compressor, then a few nights, each with a way back.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'shadow mode | shadow | only proposes | only suggests | advisory mode | recommendation mode | one compressor first | single compressor | one hall | gradual rollout | gradually | advise operators | pilot one | limited pilot | stage rollout | staged rollout | phased rollout | parallel old controller | run alongside | canary compressor | under supervision',
        ),
        hint: 'What does its first week in the hall look like?',
      },
      {
        id: 'saved',
        text: 'What it saves is measured against the old controller under like weather and load, day by day in turn.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'alternate days | alternating days | switchback | days in turn | same weather | similar weather | weather-adjusted | degree days | a/b days | alternate weeks | switch days | normalise weather',
        ),
        hint: 'How will you know the 22 percent in the real hall?',
      },
    ],
    followUps: {
      checking: ['Which figure tells before the first switch that the simulator is off?'],
      reasoning: ['To learn in the hall itself would close the gap. What speaks against it?'],
      example: ['What happens in the ten seconds, as the policy sees it?'],
    },
    samples: [
      'Reinforcement learning is a fascinating technology with a great potential for saving energy. In practice there are always differences to theory. I would train the policy for longer and with a better algorithm, and improve the quality of the sensors. The employees in the hall should be involved early, because acceptance is very important.',
      'This is a sim-to-real gap, since the simulator has no sensor noise or delays. I would use domain randomisation, so that the policy becomes robust. The reward needs a penalty for switching. Before it controls the hall, I would run it in shadow mode and compare it with the old controller. Hard limits should override it when the temperature is too high.',
      'The policy learned the simulator, not the hall. In the simulator the temperature is exact and at once; in the hall a sensor lags by 90 seconds and jumps by 0.3 degrees. So it switches on, sees nothing, switches again, and chases noise. It may do so because there switching is free. A real compressor pays for each start with wear, therefore I add a penalty for switching and a minimum running time of five minutes in the actions themselves. Now the order. First a thermostat in plain C++ guards the limits: above minus 18 it overrides the policy, whatever that says, and hands back after an hour. I would not leave that to a penalty, since a penalty makes warm fish rare and not impossible. Second, I replay logs of two months through the simulator and compare its temperatures with the measured ones. Suppose it is off by 0.2 degrees at night and by 2.5 at noon: then the doors are missing. What can be fitted is fitted. What cannot is drawn anew in each run, which is domain randomisation: doors, load, a lag from 20 to 180 seconds, one sensor dead. The price is caution; a policy for all halls may save 14 percent where one for the right hall saves 18. It also gets the last ten minutes as input, because one reading does not tell whether it is getting warmer. The alternative is to learn in the hall, which has no gap, but a mistake costs a ton of fish and a day of data is only one day. For example, at my last greenhouse a heating policy had learned that windows close instantly; after 40 real closings were logged, it behaved. Then by steps: two weeks of shadow mode, in which it only proposes, then one compressor at night, then the hall. To check what it saves, old and new control take alternate days for two months, and I compare power per ton and degree outside. I expect to see fewer than eight starts an hour and no override; if overrides rise above one a week, it goes back to shadow.',
    ],
    sources: [
      'Dulac-Arnold and others, Challenges of real-world reinforcement learning: definitions, benchmarks and analysis, Machine Learning, 2021',
      'Tobin and others, Domain Randomization for Transferring Deep Neural Networks from Simulation to the Real World, IROS 2017',
      'Peng and others, Sim-to-Real Transfer of Robotic Control with Dynamics Randomization, ICRA 2018',
    ],
    why: 'Whether somebody distrusts a simulator in a measured way, and keeps safety out of what is learned.',
  },
  {
    id: 'machine-learning/technical/eight-cards-and-worse',
    revision: 3,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'technical',
    level: 'senior',
    skills: ['PyTorch', 'TensorFlow', 'CUDA'],
    topics: ['networks', 'operations'],
    stem: 'A network for satellite pictures learns on one graphics card in 40 hours and reaches 76 percent. Somebody runs the same script with the same settings for each of eight cards, for as many epochs. It takes 14 hours instead of five, and reaches 71 percent. Why both, and what do you do?',
    seconds: 360,
    keyPoints: [
      {
        id: 'batch',
        text: 'Eight cards make one step together: the batch is eight times as large, and there are an eighth of the steps.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'effective batch | global batch | batch eight times | batch 8x | total batch larger | eighth steps | eighth updates | fewer updates weights | fewer optimiser steps | fewer optimizer steps | batch size multiplied | one eighth | updates per epoch | gradient averaged eight | batch size multiplied | batch becomes eight',
        ),
        hint: 'How often do the weights change now?',
      },
      {
        id: 'rate',
        text: 'The learning rate grows with the batch, after a warm-up; that holds up to some size and not beyond.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'linear scaling | scale learning rate | scaled learning rate | learning rate eight | learning rate times | raise learning rate | larger learning rate | higher learning rate | increase learning rate | warm-up | warmup | adjust learning rate | learning rate adjust | scale the lr | lr scaling | scale lr | lr warmup',
        ),
        hint: 'Which setting has to follow, and how carefully?',
      },
      {
        id: 'parts',
        text: 'Each card must get its own part of the pictures, mixed anew each epoch; else all learn from the same.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'distributed sampler | distributedsampler | set_epoch | same pictures each card | same images each | each card own part | own part pictures | disjoint parts | same data all cards | autoshard | different seed each card | data sharding | split data cards | each card different data | different shards | same data every card | duplicate data cards | shuffle each epoch',
        ),
        hint: 'Do the eight look at different pictures?',
      },
      {
        id: 'feed',
        text: 'Reading and unpacking pictures did not become faster: the cards wait for disk and processor.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'data loader | data loading | dataloader | input pipeline | disk read | decoding | decode pictures | cpu bound | cpu limit | gpu utilisation | gpu utilization | cards idle | cards starve | starved | prefetch | synthetic data | io bottleneck | i/o bottleneck | input bottleneck | loading bottleneck | disk bottleneck | cpu bottleneck | num_workers | more workers loading | gpus waiting data | gpus idle | storage bandwidth',
        ),
        hint: 'What do the cards do while nothing is computed?',
      },
      {
        id: 'exchange',
        text: 'After each step the gradients go round, over a link that may be slow, and the slowest card sets the pace.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'all-reduce | allreduce | gradients exchanged | exchange gradients | gradient exchange | synchronise gradients | gradient synchronization | communicate gradients | nvlink | nccl | interconnect | slowest card | straggler | communication overhead | communication cost | gradient sync | synchronisation overhead | synchronization overhead | network bandwidth | pcie | bandwidth between | waiting slowest',
        ),
        hint: 'What do eight have to do that one does not?',
      },
      {
        id: 'one-by-one',
        text: 'One cause is separated from the other: two and four cards, the total batch kept as it was, time by part of a step.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'two cards four | two four cards | try two cards | keep total batch | same total batch | same global batch | profile one step | time each part | ten epochs two four | scaling test | isolate cause | profile training | use profiler | pytorch profiler | one thing time | one change time | throughput 1 2 4 8 | measure throughput cards',
        ),
        hint: 'How do you separate the two faults?',
      },
    ],
    followUps: {
      checking: ['Which two short runs tell you whether it is the reading or the exchange?'],
      reasoning: ['Keep the total batch as it was: what does that cost, and what does it save?'],
      example: ['How many steps are there in an epoch before and after, by numbers of your own?'],
    },
    samples: [
      'Distributed training is complex, and it never scales perfectly. I think the cards may have different quality, so I would check the hardware and update the drivers. Also the framework could have a bug. With a bigger cluster in the cloud the training would be faster. The five percent are not so important if the customers are happy.',
      'With eight cards the effective batch is eight times as large, so there are fewer updates. I would scale the learning rate and use a warm-up. I would also check that there is a distributed sampler. The slow part may be the data loading, so I would look at GPU utilisation and use more workers. Then I compare the accuracy again.',
      'Two faults, so I separate them. First the 71 percent. With 32 pictures per card a step now averages 256, hence there are an eighth of the updates, each with the old small learning rate. It simply has not travelled as far. I would raise the learning rate linearly, from 0.1 to 0.8, with a warm-up of five epochs, because a net that has just begun does not stand such a rate. That rule is one for plain SGD and no law: beyond several thousand pictures a batch it fails, and for Adam the root of the batch fits better. Before that I look at something cheap. Does each card see its own part? Without a distributed sampler each of the eight goes through all pictures, and without set_epoch the order is the same each epoch. A count of file names over one epoch shows it. The alternative is to keep the total batch, four pictures a card. Then the curve must equal the old one, since the sum of gradients is the same apart from batch norm; the price is that small batches use the cards badly. I prefer it as a test and not as the cure: if it reaches 76, the script is right and only the rate was wrong. Now the time. Five hours would need everything to grow eightfold, but the disk and the 16 cores that decode pictures are still the same. I run 200 steps on pictures made up in memory. If the step drops from 0.9 to 0.4 seconds, the input pipeline is to blame and I store the pictures decoded and cropped. If it stays, the all-reduce is next: these cards exchange 100 megabytes of gradients each step over PCIe, which larger batches make rarer. For example, at my last map maker one card in a hot corner was slowed down, and seven waited for it. To check both, I train with two and four cards for ten epochs, plot accuracy over pictures seen and over hours, and expect the first curves to match within half a point; three seeds tell how much is chance. What counts at the end is the hours to 76 percent, not pictures a second.',
    ],
    sources: [
      'Goyal and others, Accurate, Large Minibatch SGD: Training ImageNet in 1 Hour, 2017, sections 2 and 3',
      'PyTorch documentation, DistributedDataParallel; torch.utils.data.distributed.DistributedSampler',
      'Shallue and others, Measuring the Effects of Data Parallelism on Neural Network Training, JMLR 2019',
      'Malladi, Lyu, Panigrahi, Arora, On the SDEs and Scaling Rules for Adaptive Gradient Algorithms, NeurIPS 2022',
    ],
    why: 'Whether somebody knows what changes when work is spread, and separates two faults before mending.',
  },
]
