import { patterns } from '../patterns'
import type { Question } from '../question'

export const MACHINE_LEARNING_SYSTEM_DESIGN_3: readonly Question[] = [
  {
    id: 'machine-learning/system-design/bicycles-for-tomorrow',
    revision: 2,
    status: 'active',
    areas: ['Machine Learning', 'Data Science'],
    type: 'system-design',
    level: 'entry',
    skills: ['Machine Learning', 'Pandas', 'Model Evaluation'],
    topics: [],
    stem: 'A city lends bicycles at 200 stations. Four vans spread them anew each night. Design what tells the drivers by ten in the evening how many each station should have in the morning.',
    clarify: [
      {
        ask: 'What is known of the past?',
        answer: 'Three years of trips, with times and stations.',
      },
      {
        ask: 'What hurts more?',
        answer: 'An empty station in the morning, about three times as much as a full one.',
      },
      {
        ask: 'What do the drivers do today?',
        answer: 'They go by feeling, and not badly.',
      },
    ],
    seconds: 420,
    keyPoints: [
      {
        id: 'decision',
        text: 'What is decided by it and by when: how many to bring, before the vans leave at ten.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'vans leave | drivers need | vans can | van carries | vans carry | vans move | drivers decide',
        ),
        hint: 'What does somebody do with the figure, and when?',
      },
      {
        id: 'hurt',
        text: 'What a mistake costs: too few is worse than too many.',
        weight: 'must',
        criterion: 'requirements',
        any: patterns(
          'empty station | empty worse | too few | three times | costs more | empty costs | empty hurts',
        ),
        hint: 'Are both mistakes equally bad?',
      },
      {
        id: 'nightly',
        text: 'Each evening a job gathers trips and weather, computes, and writes a list; features are made the same way in training.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'nightly job | evening job | job evening | scheduled job | job reads | job nine | weather forecast | feature code | training table | batch job',
        ),
        hint: 'What happens between eight and ten?',
      },
      {
        id: 'fallback',
        text: 'If something is missing, there is last week’s figure; what was predicted is kept and compared with what came.',
        weight: 'must',
        criterion: 'structure',
        any: patterns(
          'fallback | fall back | falls back | list week | week ago | mean used | old list | compare actual | compared actual | compare actuals | prediction stored | stores prediction | stored predictions | log predictions',
        ),
        hint: 'What do the drivers get if the weather service is down?',
      },
      {
        id: 'simple',
        text: 'The mean of the same weekday as a start, a model where it is better by enough.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'baseline | simple average | average weekday | mean weekday | weekday average | last four | gradient boosting | simple model | moving average',
        ),
        hint: 'What would you compare a model with?',
      },
      {
        id: 'quantile',
        text: 'A higher quantile instead of the mean, since too few hurts more.',
        weight: 'must',
        criterion: 'trade-offs',
        any: patterns(
          'quantile | 75th | percentile | pinball | asymmetric | upper | safety stock | 75 percent | above mean',
        ),
        hint: 'If too few hurts three times as much: which number do you give?',
      },
      {
        id: 'size',
        text: 'How large it is: so many figures, seconds of computing.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          '219,000 | 4,800 | rows | 200 figures | 800 figures | minutes laptop | seconds laptop | fits memory | fits laptop | one machine | single machine | million trips | trips day',
        ),
        hint: 'How much data is that?',
      },
      {
        id: 'gain',
        text: 'How many bicycles it is wrong by, and what is won against today.',
        weight: 'must',
        criterion: 'numbers',
        any: patterns(
          'bicycles wrong | error bicycles | wrong bicycles | mean error | absolute error | empty mornings | empty stations today | stations empty today | minutes empty | empty minutes | cost empty | bikes off',
        ),
        hint: 'How would you say in one number whether it is better than feeling?',
      },
    ],
    followUps: {
      requirements: ['What do you ask the drivers before you begin?'],
      structure: ['You said "{quote}". How do you notice after a month that it has become worse?'],
      numbers: ['How long must a trial be until you know that it is better?'],
    },
    samples: [
      'Machine learning is ideal for such a problem, because there is a lot of data. I would use deep learning, for example an LSTM, because it is made for time series. The data has to be cleaned first. Then the model is trained and deployed in the cloud with an API. A dashboard would show the results in real time to everyone.',
      'The vans leave at ten, so a nightly job at nine reads the trips and the weather forecast and writes a list for 200 stations. As a baseline I take the average of the same weekday; gradient boosting may be better. An empty station is worse, so I would predict a high quantile. If the weather is missing, it falls back to the average.',
      'I would ask the drivers first: the vans leave at ten, carry 20 each and manage 60 stations, so an order of the worst 60 is worth more than 200 exact figures. An empty station in the morning hurts three times as much as a full one. Events and new stations are out of scope at first; I assume one day of bad figures is bearable, since they still have their feeling. At nine a job reads the trips until then and the weather forecast, makes one row per station, predicts departures and arrivals from six to ten, and stores the list; the drivers’ page reads it from there. Training, once a week, shares that code. If the weather service is down, the mean of that month is used; if the job fails, the page shows the list of a week ago and says so. Next morning a second job writes what really happened beside it. In figures: three years by 200 stations are 219,000 rows, which a laptop trains on in two minutes, so one small machine is enough. The baseline is the mean of the last four same weekdays; I suppose it is off by 3.1 bicycles. Gradient boosting with weather might get 2.4. What counts is another number, empty stations at eight: today 31, I hope for 22. What it trades: the baseline needs no weather and no training, and everybody understands it; I start with it and switch when the model saves more than three empty stations in a four-week trial, half of the vans each. As too few costs three times as much, the figure is the 75th percentile rather than the mean; that parks more bicycles than needed, which is the price. A neural network would be an option from thousands of stations on.',
    ],
    sources: [
      'Hyndman and Athanasopoulos, Forecasting: Principles and Practice, third edition, 2021, chapters 5 and 13',
      'Arrow, Harris, Marschak, Optimal Inventory Policy, Econometrica, 1951',
      'Sculley and others, Hidden Technical Debt in Machine Learning Systems, 2015',
    ],
    why: 'Whether somebody begins with the van and not with the model.',
  },
]
