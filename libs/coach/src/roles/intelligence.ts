import { rolesOf, type Role } from './role'

export const INTELLIGENCE_ROLES: readonly Role[] = [
  ...rolesOf('Artificial Intelligence', [
    {
      id: 'artificial-intelligence/ai-engineer',
      name: 'AI Engineer',
      titles: ['llm engineer', 'generative ai engineer'],
      text: 'Builds features on language models: retrieval, prompts that are tested like code, and the limits within which an answer may be shown.',
      must: [
        ['Python', 3],
        ['Large Language Models', 3],
      ],
      nice: [
        ['Retrieval-Augmented Generation', 2],
        ['Model Evaluation', 2],
        ['TypeScript', 2],
      ],
      esco: '35553663-deab-4d9a-bf22-15c1625d28e8',
    },
    {
      id: 'artificial-intelligence/evaluation-engineer',
      name: 'Evaluation Engineer',
      titles: ['model evaluation engineer', 'ai quality engineer'],
      text: 'Finds out whether a model is good enough: labelled sets, measures that mean something, and reports that others can repeat.',
      must: [
        ['Model Evaluation', 3],
        ['Statistics', 3],
      ],
      nice: [
        ['Python', 3],
        ['Large Language Models', 2],
      ],
    },
    {
      id: 'artificial-intelligence/nlp-engineer',
      name: 'Language Technology Engineer',
      titles: ['nlp engineer', 'natural language processing engineer'],
      text: 'Makes text usable: finding, sorting, extracting and translating it, for the languages that the users write.',
      must: [
        ['Natural Language Processing', 3],
        ['Python', 3],
      ],
      nice: [
        ['Hugging Face', 2],
        ['PyTorch', 2],
      ],
      esco: '4874fa37-0cd1-4a68-aed8-a838851f242d',
    },
    {
      id: 'artificial-intelligence/computer-vision-engineer',
      name: 'Computer Vision Engineer',
      titles: ['vision engineer'],
      text: 'Teaches machines to see: collects pictures, trains models on them and makes them fast enough for the device they run on.',
      must: [
        ['Computer Vision', 3],
        ['PyTorch', 3],
      ],
      nice: [
        ['CUDA', 2],
        ['C++', 2],
      ],
      esco: '1c5a45b9-440e-4726-b565-16a952abd341',
    },
    {
      id: 'artificial-intelligence/research-engineer',
      name: 'AI Research Engineer',
      titles: ['research engineer', 'applied scientist'],
      text: 'Turns papers into experiments and experiments into code that others can run, and says plainly what did not work.',
      must: [
        ['PyTorch', 4],
        ['Machine Learning', 3],
      ],
      nice: [
        ['Reinforcement Learning', 2],
        ['CUDA', 2],
        ['Technical Writing', 2],
      ],
      onet: '15-1221.00',
    },
  ]),
  ...rolesOf('Machine Learning', [
    {
      id: 'machine-learning/ml-engineer',
      name: 'Machine Learning Engineer',
      titles: ['ml engineer'],
      text: 'Takes a model from a notebook to a service: data, training, tests, release, and the watch over it afterwards.',
      must: [
        ['Machine Learning', 3],
        ['Python', 3],
      ],
      nice: [
        ['MLOps', 2],
        ['PyTorch', 2],
        ['SQL', 2],
      ],
    },
    {
      id: 'machine-learning/mlops-engineer',
      name: 'MLOps Engineer',
      titles: ['ml platform engineer', 'machine learning operations engineer'],
      text: 'Builds the road that models travel: pipelines, registries, releases that can be taken back, and alarms for drift.',
      must: [
        ['MLOps', 3],
        ['Kubernetes', 2],
      ],
      nice: [
        ['Docker', 3],
        ['Terraform', 2],
        ['Python', 3],
      ],
    },
    {
      id: 'machine-learning/recommendation-engineer',
      name: 'Recommendation Engineer',
      titles: ['ranking engineer', 'recommender systems engineer', 'search engineer'],
      text: 'Decides what comes first in a list, measures whether it helped, and keeps the measure honest.',
      must: [
        ['Machine Learning', 3],
        ['Experimentation', 3],
      ],
      nice: [
        ['SQL', 3],
        ['Apache Spark', 2],
      ],
    },
    {
      id: 'machine-learning/forecasting-engineer',
      name: 'Forecasting Engineer',
      titles: ['forecasting scientist', 'time series engineer'],
      text: 'Predicts demand, load or risk from the past, with an interval around every number and a plan for when it is wrong.',
      must: [
        ['Statistics', 3],
        ['Machine Learning', 3],
      ],
      nice: [
        ['Python', 3],
        ['Pandas', 3],
      ],
    },
    {
      id: 'machine-learning/performance-engineer',
      name: 'Model Performance Engineer',
      titles: ['inference engineer', 'gpu engineer'],
      text: 'Makes models cheap to run: smaller numbers, better kernels, full batches, and proof that the answers stayed the same.',
      must: [
        ['CUDA', 3],
        ['C++', 3],
      ],
      nice: [
        ['PyTorch', 3],
        ['Linux', 2],
      ],
    },
  ]),
]
