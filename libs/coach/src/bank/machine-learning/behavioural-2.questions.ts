import type { Question } from '../question'

export const MACHINE_LEARNING_BEHAVIOURAL_2: readonly Question[] = [
  {
    id: 'machine-learning/behavioural/taught-to-doubt',
    revision: 1,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'behavioural',
    level: 'expert',
    skills: ['Model Evaluation', 'Statistics'],
    topics: [],
    competency: 'teaching',
    stem: 'Tell me about how you taught people to work with a model that is sometimes wrong.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What did they do with it before, and what did that cost?'],
      action: ['You said "{quote}". What did they have to do themselves?'],
      result: ['How did you measure whether they had learned it?'],
    },
    samples: [
      'Trust in machine learning needs time. Explainability and change management are the keys for adoption. A leader should take fears seriously and communicate the benefits in a clear way. Workshops and good examples are helpful tools. The human should always stay in the loop, and humans and machines make the best team.',
      'At a service for ski lifts I gave the technicians a model that says which bearing will fail. They either believed all of it or nothing. I made a training with old cases, and they had to guess before they saw the answer. After that they used it in a better way. Fewer bearings were replaced for nothing, and two failures were found in time.',
      'In 2021 I was responsible for models at a firm that keeps 900 ski lifts running. Our model told 140 technicians which bearing would fail; seven of ten warnings were right. In its first winter half of them replaced whatever it named, 1.2 million euros of bearings, and the other half had switched it off; one lift stood still over New Year with a warning that nobody had read. I had explained the model to them in a hall, with slides, for an hour. I asked ten of them what they remembered, and it was the coffee. So I threw the slides away. I collected 60 old cases, with noise, heat and picture, and built a game for two: each writes down how sure they are, in percent, before the model’s own figure is turned over, and then the bearing that was really taken out. I played it with four at the worst depot first, for six mornings, and they told me that the model is blind in frost, which I had not known. I put that on the first card. Then I let those four teach the other depots, in pairs, and stayed away. In each of them I compared what people wrote with what was true: at the beginning "90 percent" was right in 61 of 100, after five mornings in 84. In the next winter 38 percent fewer good bearings were taken out, the workshop counted, and 17 of 19 failures were caught. Nobody has it switched off. Since then every model of mine goes out with sixty cards, a third of them its own errors, and technicians play them before the first frost; at the last depot that showed us a fault in our own labels.',
    ],
    sources: [
      'Kluger and DeNisi, The effects of feedback interventions on performance, Psychological Bulletin 119, 1996',
      'Parasuraman and Riley, Humans and Automation: Use, Misuse, Disuse, Abuse, Human Factors 39, 1997',
      'Lichtenstein, Fischhoff and Phillips, Calibration of probabilities, 1982',
    ],
    why: 'Whether somebody teaches doubt by practice with true cases, and measures that it was learned.',
  },
]
