import type { RoleKnowledge } from './types'

const area = 'Artificial Intelligence'

export const artificialIntelligence: RoleKnowledge[] = [
  {
    title: 'AI Engineer',
    aliases: [
      'artificial intelligence engineer',
      'applied ai engineer',
      'generative ai engineer',
      'llm engineer',
      'ai developer',
    ],
    area,
    purpose: 'turns language and vision models into features that people use',
    skillGroups: ['Languages', 'Models and retrieval', 'Evaluation', 'Serving'],
    tasks: [
      'Built [which feature?] on a language model, from first prototype to release',
      'Wrote an evaluation set of [how many?] cases and used it to decide every change of prompt or model',
      'Reduced wrong or unsupported answers from [how many?] to [how many?] by [which change?]',
      'Cut the cost of a request by [how much?] through [which change?]',
      'Set up logging, limits and a fallback so that a failing model never stopped [which service?]',
      'Explained the limits of the model to [which team?] and agreed what it must never do',
    ],
  },
  {
    title: 'AI Researcher',
    aliases: [
      'ai research scientist',
      'artificial intelligence researcher',
      'research scientist',
      'applied scientist',
    ],
    area,
    purpose: 'tests new ideas in artificial intelligence and shows which of them hold',
    skillGroups: ['Mathematics', 'Research methods', 'Languages', 'Writing'],
    tasks: [
      'Posed and tested the question [which question?] and reported the result, including what failed',
      'Reproduced [which published result?] and found [what?]',
      'Designed an experiment with [which baselines?] and published code that others can run',
      'Wrote or co-wrote [how many?] papers or reports on [which subject?]',
      'Supervised [how many?] students or engineers through [which project?]',
    ],
  },
  {
    title: 'Computer Vision Engineer',
    aliases: ['vision engineer', 'image processing engineer', 'perception engineer'],
    area,
    purpose: 'makes cameras and images useful to software',
    skillGroups: ['Languages', 'Image models', 'Data and labelling', 'Deployment'],
    tasks: [
      'Trained and shipped a model that recognises [what?] in [which setting?]',
      'Built a data set of [how many?] labelled images and a guide that kept the labels consistent',
      'Brought the error in [which condition?] from [how much?] to [how much?]',
      'Made the model run on [which device?] within [which limit?]',
      'Added a review step for cases the model is unsure about',
    ],
  },
  {
    title: 'NLP Engineer',
    aliases: [
      'natural language processing engineer',
      'language engineer',
      'conversational ai engineer',
      'speech engineer',
    ],
    area,
    purpose: 'builds systems that read, search and answer in human language',
    skillGroups: ['Languages', 'Language models', 'Search and retrieval', 'Evaluation'],
    tasks: [
      'Built search or question answering over [how many?] documents for [whom?]',
      'Measured answer quality with [which method?] and raised it from [how much?] to [how much?]',
      'Handled [which languages?], with tests for each',
      'Removed personal data from text before it reached a model',
      'Took over [which pipeline?] and made every run repeatable',
    ],
  },
  {
    title: 'AI Product Manager',
    aliases: ['product manager ai', 'machine learning product manager', 'ai product owner'],
    area,
    purpose: 'decides what artificial intelligence is worth building, and for whom',
    skillGroups: ['Discovery', 'Measurement', 'Delivery', 'Ethics and risk'],
    tasks: [
      'Took [which product?] from an idea to [how many?] users',
      'Talked to [how many?] users and stopped [which plan?] because of what they said',
      'Agreed with engineers what a good answer is, and how it is measured',
      'Led a team of [how many?] across [which functions?]',
      'Wrote the plan for the day the model is wrong, and rehearsed it',
    ],
  },
]
