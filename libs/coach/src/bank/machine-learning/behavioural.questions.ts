import type { Question } from '../question'

export const MACHINE_LEARNING_BEHAVIOURAL: readonly Question[] = [
  {
    id: 'machine-learning/behavioural/simple-one-won',
    revision: 1,
    status: 'active',
    areas: ['Machine Learning', 'Artificial Intelligence'],
    type: 'behavioural',
    level: 'senior',
    skills: ['Machine Learning', 'Model Evaluation'],
    topics: [],
    competency: 'learning',
    stem: 'Tell me about a model that you had worked on for long and that lost against something far simpler.',
    seconds: 240,
    keyPoints: [],
    followUps: {
      situation: ['What did you have, and what was the simple thing?'],
      action: ['You said "{quote}". How did you compare the two?'],
      result: ['What runs today, and what does it bring?'],
    },
    samples: [
      'Simple models are often underestimated, and a baseline is always a good idea. On the other hand deep learning is very powerful. The right choice depends on the use case and on the data. I am open to all methods, and new things are always interesting for me. A modern company should have both kinds of models.',
      'At a bakery chain I built a network for the demand of bread, and it took half a year. Then a colleague compared it with the average of the last four weeks, and it was not better. I was disappointed, but we used the average. I learned that a baseline should come first. Now I always build one at the beginning.',
      'In 2020 I led the forecast of a chain with 140 bakeries: a network with weather, holidays and 60 other columns, seven months of work for three of us. In November, two weeks before it was to order bread on its own, Paula, who had run the ovens for 20 years, asked what we would bake if we simply took the same day of the last four weeks. I did not know. I had compared each version with the one before and never with that. I computed it the same evening: the network was off by 11.2 loaves per shop and day, her rule by 11.6. I slept badly and told my director on Wednesday, with both figures on one sheet, before anybody else could. I stopped the launch. Then I looked where the two differed, and the network won on 19 days of the year, around holidays, by 30 loaves. I proposed Paula’s rule with a table for those 19 days, and she and I wrote the table in two afternoons. It went live in January; a programme of 80 lines. Bread thrown away fell from 9.1 to 6.8 percent by Easter, and the shops noticed that they could understand it: they corrected 40 lines themselves. Two of my team moved to the routes of the vans, where a model did beat the rule by a fifth. Since then no model of mine gets a second week before the simplest rule has its figure on the wall, and Paula’s question is the first line of our review; last year it ended three projects before they began.',
    ],
    sources: [
      'U.S. Office of Personnel Management, Structured Interviews: A Practical Guide, 2008',
      'Makridakis, Spiliotis, Assimakopoulos, Statistical and Machine Learning forecasting methods: Concerns and ways forward, PLOS ONE, 2018',
    ],
    why: 'Whether somebody can give up work that was dear to them for a figure, and says so first.',
  },
]
