import { patterns } from '../patterns'
import type { Question } from '../question'

export const MACHINE_LEARNING_SYSTEM_DESIGN_5: readonly Question[] = [
  {
    id: 'machine-learning/system-design/five-weeks-on-512-cards',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Cloud Computing'],
    type: 'system-design',
    level: 'expert',
    skills: ['PyTorch', 'CUDA', 'MLOps'],
    topics: [],
    stem: 'A lab trains a network of 30 billion parameters on 512 cards for five weeks. In a first attempt the cards did useful work for 55 percent of the time: something breaks every few hours, and once the loss had been wrong for two days before anybody saw it. Design how the run survives.',
    clarify: [
      {
        ask: 'What breaks?',
        answer:
          'A card or its machine fails about once in 2,000 hours of each card, far more often than in a hall that is well kept, and then all wait.',
      },
      {
        ask: 'How large is the state?',
        answer: '16 bytes for each parameter; the shared storage takes 10 gigabytes a second.',
      },
      {
        ask: 'What does it cost?',
        answer: '2 euros for each card and hour; there are 64 machines of eight cards.',
      },
    ],
    seconds: 540,
    keyPoints: [
      {
        id: 'useful',
        text: 'What is aimed at: the share of useful time, and how much work may be lost at most.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns('goodput | useful time | useful share | lost work | work lost | effective time'),
        hint: 'How would you measure that the run is going well?',
      },
      {
        id: 'same-run',
        text: 'After a restart it must be the same run: data order, random state, step.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'data order | position data | data position | random state | rng | random seeds | optimizer state | optimiser state | same batches | sampler state | seen twice | data twice',
        ),
        hint: 'What besides the weights has to come back?',
      },
      {
        id: 'snapshot',
        text: 'The state is written in parts by all, first to near memory, then to the shared store.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'sharded checkpoint | each rank writes | asynchronous checkpoint | async checkpoint | background checkpoint | host memory | local disk | copy neighbour | neighbour machine | cpu memory | peer memory',
        ),
        hint: 'How is the state saved without all of them waiting?',
      },
      {
        id: 'watch',
        text: 'Who notices that one hangs or is slow, takes it out and puts a spare in.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'spare machines | spare machine | spares | spare node | heartbeat | watchdog | hang detected | straggler | stragglers | timeout collective | elastic',
        ),
        hint: 'What happens in the first minute after a card is silent?',
      },
      {
        id: 'often',
        text: 'To save often or seldom: writing against work done again.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'young | daly | checkpoint interval | interval checkpoints | save every | checkpoint every | optimal interval | square root',
        ),
        hint: 'How often do you save, and what do you pay for it?',
      },
      {
        id: 'mtbf',
        text: 'How often the whole run is hit, and how many times in five weeks.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '3.9 hours | fails four | 215 failures | 210 failures | 215 times | 2,000 512 | 200 failures',
        ),
        hint: 'How often does something break for all 512 together?',
      },
      {
        id: 'state',
        text: 'How large the state is, how long a write takes, and what an hour costs.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns('480 gb | 480 gigabytes | 48 seconds | 1,024 euros | 0.48 tb'),
        hint: 'How long does one save take, and what does an hour of waiting cost?',
      },
      {
        id: 'loss',
        text: 'The run watches its own figures and goes back on its own rule.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'loss spike | loss spikes | gradient norm | alarm loss | loss alarm | nan | validation loss | held-out loss | roll back loss | earlier checkpoint | good checkpoint',
        ),
        hint: 'How would the two days have become ten minutes?',
      },
    ],
    followUps: {
      requirements: ['What would you give up first if half of the cards were to go?'],
      structure: ['You said "{quote}". What if that itself hangs?'],
      'trade-offs': ['When does a wrong card do more harm than a dead one?'],
    },
    samples: [
      'Training large models is a challenge, but with the right infrastructure it can be mastered. I would use the newest cards and a fast network, and a modern framework for distributed training. Regular checkpoints are a best practice. The monitoring should be good, and the team should have experience. In the cloud there is also more flexibility, if something fails.',
      'With 512 cards and 2,000 hours each, something fails every four hours. So I would write a sharded checkpoint, each rank its own part. 30 billion parameters with 16 bytes are 480 GB, which takes 48 seconds at 10 GB a second. Spare machines stand ready, and a heartbeat finds those that hang. Optimizer state and data order have to be saved too.',
      'I take goodput as the aim: useful steps over all the time that we pay, 92 percent instead of 55, and no failure may cost more than 15 minutes. The second requirement is that it stays the same run: weights, optimizer state, step, random state, and the position in the data, so no text is seen twice. The model itself and its data are out of scope. A controller outside of the job knows machines, spares and checkpoints. Each rank writes its own shard: it copies its part to host memory in two seconds, training goes on, and a thread sends it to the neighbour machine and then to the shared store. A checkpoint counts once all shards and their hashes are there and a small file is written last. Each rank sends a heartbeat with its step. If one is silent for 60 seconds, or a collective times out, the controller stops all, sends the suspect to a test of ten minutes, puts a spare in, and starts from the last complete state. From neighbours that takes three minutes, from the store six. If the controller dies, the training goes on and a second one reads its state. If the store is down, we keep two states in memory and page somebody after an hour. For wrong numbers, the run records loss, gradient norm and a held-out loss every 200 steps; a spike that does not fall within 100 steps sends it back to an earlier checkpoint and skips those batches. Every night one step is computed twice on other cards, as a card may compute wrongly without an error. How often to save is the trade: too often wastes writing, too seldom wastes work. The mean time between failures is 2,000 hours by 512, so 3.9 hours, about 215 failures in five weeks. The state is 30 billion by 16 bytes, 480 GB, 48 seconds at 10 GB per second. If all had to wait, the rule of Young says the square root of 2 times 48 seconds times 14,000, some 1,160 seconds, 19 minutes. As it runs in the background and costs two seconds, I save every five minutes, which the store can take. A failure then costs 2.5 minutes of lost work, one to notice and three to start, so 6.5 of 234 minutes, 3 percent. The alternative to spares is to go on with 504 cards: nothing stands idle, but the batch changes, and with it the run. Two spare machines of 66 cost 3 percent, 32 euros an hour; an hour of all costs 1,024. That is cheaper than the half hour until somebody repairs it, therefore I hold spares, and would shrink only when three fail in a day. Five weeks are 840 hours, 860,000 euros; from 55 to 92 percent saves about 40 percent of the time. I would look again at the interval after the first week, with the failures we really had.',
    ],
    sources: [
      'Young, A First Order Approximation to the Optimum Checkpoint Interval, Communications of the ACM 17, 1974',
      'PyTorch documentation, Distributed Checkpoint; torchrun (Elastic Launch)',
      'Grattafiori and others, The Llama 3 Herd of Models, 2024, section 3.3.4',
      'Rajbhandari and others, ZeRO: Memory Optimizations Toward Training Trillion Parameter Models, SC 2020 (16 bytes a parameter)',
    ],
    why: 'Whether somebody derives the design from how often it breaks, how large the state is, and what waiting costs.',
  },
]
