import type { LearningDifficulty } from '../constants'

/** One learning path. The catalogue is code: the same for everybody, read whole. */
export interface LearningPath {
  id: string
  title: string
  provider: string
  modules: readonly string[]
  difficulty: LearningDifficulty
  /** As shown, such as "6 weeks". */
  duration: string
  level: string
  skills: readonly string[]
  rating: number
  students: number
  summary: string
}

const path = (
  id: string,
  title: string,
  [difficulty, duration, rating, students]: [LearningDifficulty, string, number, number],
  skills: readonly string[],
  summary: string,
  modules: readonly string[],
): LearningPath => ({
  id,
  title,
  provider: 'Tryka Academy',
  modules,
  difficulty,
  duration,
  level: difficulty,
  skills,
  rating,
  students,
  summary,
})

/** The learning paths, in the order of the screen. */
export const LEARNING_PATHS: readonly LearningPath[] = [
  path(
    'contract-security',
    'Smart Contract Security in Practice',
    ['Advanced', '8 weeks', 4.8, 1_842],
    ['Solidity', 'Smart Contract Security', 'Foundry'],
    'Read, break and repair contracts, from storage layout to an audit report.',
    [
      'How the virtual machine runs a contract',
      'Storage, memory and their traps',
      'Reentrancy and call order',
      'Access control and upgrades',
      'Arithmetic and rounding',
      'Oracles and price manipulation',
      'Fuzzing with properties',
      'Invariant tests',
      'Gas griefing and denial of service',
      'Signatures and replay',
      'Reading somebody else’s audit',
      'Writing your own report',
    ],
  ),
  path(
    'zero-knowledge',
    'Zero-Knowledge Proofs from the Ground Up',
    ['Advanced', '7 weeks', 4.7, 964],
    ['Zero-Knowledge Proofs', 'Circom', 'Cryptography'],
    'Finite fields, circuits and proof systems, built step by step until a proof verifies.',
    [
      'What a proof convinces of',
      'Finite fields',
      'Elliptic curves',
      'Commitments',
      'Arithmetic circuits',
      'Writing circuits in Circom',
      'Trusted setups',
      'Proof systems compared',
      'Verifying on a chain',
      'A private vote, end to end',
    ],
  ),
  path(
    'ml-engineering',
    'Machine Learning Engineering',
    ['Intermediate', '12 weeks', 4.6, 3_105],
    ['PyTorch', 'MLOps', 'Model Evaluation'],
    'From a notebook to a service that is watched, tested and rolled back.',
    [
      'Framing the problem',
      'Data you can trust',
      'Baselines first',
      'Tensors and gradients',
      'Training loops',
      'Regularisation',
      'Evaluation sets',
      'Error analysis',
      'Experiment tracking',
      'Packaging a model',
      'Serving and batching',
      'Latency budgets',
      'Monitoring drift',
      'Feature stores',
      'Pipelines',
      'Continuous training',
      'Rollback and shadowing',
      'Cost per prediction',
      'Responsible release',
      'Capstone review',
    ],
  ),
  path(
    'rust-systems',
    'Rust for Protocol Engineers',
    ['Intermediate', '6 weeks', 4.7, 1_520],
    ['Rust', 'Substrate'],
    'Ownership, concurrency and networking through a small peer-to-peer node.',
    ['Ownership', 'Errors and traits', 'Async networking', 'Serialisation', 'A gossip protocol', 'Profiling'],
  ),
  path(
    'kubernetes-ops',
    'Kubernetes for Platform Work',
    ['Intermediate', '5 weeks', 4.5, 2_377],
    ['Kubernetes', 'Docker', 'Terraform'],
    'Run, observe and repair a cluster that serves real traffic.',
    ['Containers', 'Workloads', 'Networking', 'Storage', 'Policies and limits', 'Incident drill'],
  ),
  path(
    'threat-modelling',
    'Threat Modelling for Builders',
    ['Beginner', '3 weeks', 4.6, 1_188],
    ['Threat Modelling', 'Application Security'],
    'Find what can go wrong before it ships, with drawings and questions.',
    ['Drawing the system', 'Who would attack it', 'Abuse cases', 'Ranking what matters'],
  ),
  path(
    'llm-applications',
    'Applications of Large Language Models',
    ['Intermediate', '6 weeks', 4.6, 2_940],
    ['Large Language Models', 'Retrieval-Augmented Generation', 'Model Evaluation'],
    'Retrieval, tools and evaluation, with honest measures of when it works.',
    [
      'Tokens and limits',
      'Prompts as code',
      'Retrieval',
      'Tool use',
      'Evaluation sets',
      'Guarding the edges',
    ],
  ),
  path(
    'analytics-engineering',
    'Analytics Engineering with SQL and dbt',
    ['Beginner', '4 weeks', 4.5, 1_733],
    ['SQL', 'dbt', 'Data Modelling'],
    'Models, tests and documentation that a whole company can trust.',
    ['Queries that read well', 'Dimensional models', 'Tests on data', 'Incremental models', 'Documentation'],
  ),
]

/** A path by id. */
export const learningPath = (id: string): LearningPath | undefined =>
  LEARNING_PATHS.find((candidate) => candidate.id === id)
