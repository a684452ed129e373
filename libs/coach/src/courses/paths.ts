import type { LearningDifficulty } from '@tryka/domain'

/** A module that stands in a path, written or not. */
export interface PlannedModule {
  /** `path/name`, for ever. */
  id: string
  title: string
}

/** A learning path as it is planned: what it is about and its modules in their order. What is written of it stands beside. */
export interface CoursePath {
  id: string
  title: string
  difficulty: LearningDifficulty
  /** Names of the catalogue of skills. */
  skills: readonly string[]
  summary: string
  modules: readonly PlannedModule[]
}

const path = (
  [id, title, difficulty]: readonly [string, string, LearningDifficulty],
  skills: readonly string[],
  summary: string,
  modules: readonly (readonly [name: string, title: string])[],
): CoursePath => ({
  id,
  title,
  difficulty,
  skills,
  summary,
  modules: modules.map(([name, moduleTitle]) => ({ id: `${id}/${name}`, title: moduleTitle })),
})

/** Every path, in the order in which they open. */
export const COURSE_PATHS: readonly CoursePath[] = [
  path(
    ['solidity-foundations', 'Solidity Foundations', 'Beginner'],
    ['Solidity'],
    'What a contract stores, what a call does, and what each costs.',
    [
      ['storage-and-types', 'Storage and types'],
      ['control-flow-and-errors', 'Control flow and errors'],
      ['calls-and-value', 'Calls and value'],
      ['security-patterns', 'Security patterns'],
      ['gas-you-can-reason-about', 'Gas you can reason about'],
      ['tokens-and-standards', 'Tokens and standards'],
    ],
  ),
  path(
    ['typescript-foundations', 'TypeScript Foundations', 'Beginner'],
    ['TypeScript'],
    'Values, asynchronous code and the types that keep both honest.',
    [
      ['values-scope-and-this', 'Values, scope and this'],
      ['asynchronous-code', 'Asynchronous code'],
      ['types-that-help', 'Types that help'],
      ['collections', 'Collections'],
      ['modules-and-errors', 'Modules and errors'],
    ],
  ),
  path(
    ['python-reading', 'Reading Python', 'Beginner'],
    ['Python'],
    'Say what a piece of Python does before you run it.',
    [
      ['the-data-model', 'The data model'],
      ['functions', 'Functions'],
      ['iteration', 'Iteration'],
      ['errors-and-context-managers', 'Errors and context managers'],
      ['numbers-and-text', 'Numbers and text'],
    ],
  ),
  path(
    ['sql-foundations', 'SQL Foundations', 'Beginner'],
    ['SQL', 'PostgreSQL'],
    'From one table to joins, groups, windows and plans.',
    [
      ['select-and-filter', 'Select and filter'],
      ['joins', 'Joins'],
      ['grouping', 'Grouping'],
      ['window-functions', 'Window functions'],
      ['nulls-and-types', 'Nulls and types'],
      ['keys-indexes-and-plans', 'Keys, indexes and plans'],
    ],
  ),
  path(
    ['statistics-foundations', 'Statistics Foundations', 'Beginner'],
    ['Statistics', 'Experimentation'],
    'Describe data, reason about chance, and read an experiment without being fooled.',
    [
      ['describing-data', 'Describing data'],
      ['probability', 'Probability'],
      ['estimation', 'Estimation'],
      ['tests-and-experiments', 'Tests and experiments'],
      ['regression', 'Regression'],
    ],
  ),
  path(
    ['ml-foundations', 'Machine Learning Foundations', 'Intermediate'],
    ['Machine Learning', 'Model Evaluation'],
    'Frame a problem, measure a model, and know when it drifts.',
    [
      ['framing-and-data', 'Framing and data'],
      ['evaluation', 'Evaluation'],
      ['linear-models-and-trees', 'Linear models and trees'],
      ['networks', 'Networks'],
      ['operations-and-drift', 'Operations and drift'],
    ],
  ),
  path(
    ['appsec-foundations', 'Application Security Foundations', 'Intermediate'],
    ['Application Security', 'Cryptography', 'Identity and Access Management'],
    'How applications are broken into, and the habits that keep them closed.',
    [
      ['input-and-output', 'Input and output'],
      ['identity-and-sessions', 'Identity and sessions'],
      ['using-cryptography', 'Using cryptography'],
      ['the-web-platform', 'The web platform'],
      ['threat-modelling', 'Threat modelling'],
    ],
  ),
  path(
    ['system-design-foundations', 'System Design Foundations', 'Intermediate'],
    ['System Design'],
    'Estimate, store, cache and fail on purpose.',
    [
      ['estimation', 'Estimation'],
      ['storage', 'Storage'],
      ['consistency', 'Consistency'],
      ['caching-and-queues', 'Caching and queues'],
      ['failure-and-operation', 'Failure and operation'],
    ],
  ),
  path(
    ['interview-craft', 'Interview Craft', 'Beginner'],
    [],
    'Tell what you did so that somebody else can follow it, and ask back.',
    [
      ['eight-stories', 'Eight stories'],
      ['from-situation-to-result', 'From situation to result'],
      ['thinking-aloud', 'Thinking aloud'],
      ['design-in-forty-minutes', 'Design in forty minutes'],
      ['cases-and-recommendations', 'Cases and recommendations'],
      ['questions-to-ask-offers-to-weigh', 'Questions to ask, offers to weigh'],
    ],
  ),
  path(
    ['contract-security', 'Smart Contract Security in Practice', 'Advanced'],
    ['Solidity', 'Smart Contract Security', 'Foundry'],
    'Read, break and repair contracts, from storage layout to an audit report.',
    [
      ['how-the-virtual-machine-runs-a-contract', 'How the virtual machine runs a contract'],
      ['storage-memory-and-their-traps', 'Storage, memory and their traps'],
      ['reentrancy-and-call-order', 'Reentrancy and call order'],
      ['access-control-and-upgrades', 'Access control and upgrades'],
      ['arithmetic-and-rounding', 'Arithmetic and rounding'],
      ['oracles-and-price-manipulation', 'Oracles and price manipulation'],
      ['fuzzing-with-properties', 'Fuzzing with properties'],
      ['invariant-tests', 'Invariant tests'],
      ['gas-griefing-and-denial-of-service', 'Gas griefing and denial of service'],
      ['signatures-and-replay', 'Signatures and replay'],
      ['reading-somebody-elses-audit', 'Reading somebody else’s audit'],
      ['writing-your-own-report', 'Writing your own report'],
    ],
  ),
  path(
    ['analytics-engineering', 'Analytics Engineering with SQL and dbt', 'Beginner'],
    ['SQL', 'dbt', 'Data Modelling'],
    'Models, tests and documentation that a whole company can trust.',
    [
      ['queries-that-read-well', 'Queries that read well'],
      ['dimensional-models', 'Dimensional models'],
      ['tests-on-data', 'Tests on data'],
      ['incremental-models', 'Incremental models'],
      ['documentation', 'Documentation'],
    ],
  ),
  path(
    ['threat-modelling', 'Threat Modelling for Builders', 'Beginner'],
    ['Threat Modelling', 'Application Security'],
    'Find what can go wrong before it ships, with drawings and questions.',
    [
      ['drawing-the-system', 'Drawing the system'],
      ['who-would-attack-it', 'Who would attack it'],
      ['abuse-cases', 'Abuse cases'],
      ['ranking-what-matters', 'Ranking what matters'],
    ],
  ),
  path(
    ['llm-applications', 'Applications of Large Language Models', 'Intermediate'],
    ['Large Language Models', 'Retrieval-Augmented Generation', 'Model Evaluation'],
    'Retrieval, tools and evaluation, with honest measures of when it works.',
    [
      ['tokens-and-limits', 'Tokens and limits'],
      ['prompts-as-code', 'Prompts as code'],
      ['retrieval', 'Retrieval'],
      ['tool-use', 'Tool use'],
      ['evaluation-sets', 'Evaluation sets'],
      ['guarding-the-edges', 'Guarding the edges'],
    ],
  ),
  path(
    ['kubernetes-ops', 'Kubernetes for Platform Work', 'Intermediate'],
    ['Kubernetes', 'Docker', 'Terraform'],
    'Run, observe and repair a cluster that serves real traffic.',
    [
      ['containers', 'Containers'],
      ['workloads', 'Workloads'],
      ['networking', 'Networking'],
      ['storage', 'Storage'],
      ['policies-and-limits', 'Policies and limits'],
      ['incident-drill', 'Incident drill'],
    ],
  ),
  path(
    ['ml-engineering', 'Machine Learning Engineering', 'Intermediate'],
    ['PyTorch', 'MLOps', 'Model Evaluation'],
    'From a notebook to a service that is watched, tested and rolled back.',
    [
      ['framing-the-problem', 'Framing the problem'],
      ['data-you-can-trust', 'Data you can trust'],
      ['baselines-first', 'Baselines first'],
      ['tensors-and-gradients', 'Tensors and gradients'],
      ['training-loops', 'Training loops'],
      ['regularisation', 'Regularisation'],
      ['evaluation-sets', 'Evaluation sets'],
      ['error-analysis', 'Error analysis'],
      ['experiment-tracking', 'Experiment tracking'],
      ['packaging-a-model', 'Packaging a model'],
      ['serving-and-batching', 'Serving and batching'],
      ['latency-budgets', 'Latency budgets'],
      ['monitoring-drift', 'Monitoring drift'],
      ['feature-stores', 'Feature stores'],
      ['pipelines', 'Pipelines'],
      ['continuous-training', 'Continuous training'],
      ['rollback-and-shadowing', 'Rollback and shadowing'],
      ['cost-per-prediction', 'Cost per prediction'],
      ['responsible-release', 'Responsible release'],
      ['capstone-review', 'Capstone review'],
    ],
  ),
  path(
    ['zero-knowledge', 'Zero-Knowledge Proofs from the Ground Up', 'Advanced'],
    ['Zero-Knowledge Proofs', 'Circom', 'Cryptography'],
    'Finite fields, circuits and proof systems, built step by step until a proof verifies.',
    [
      ['what-a-proof-convinces-of', 'What a proof convinces of'],
      ['finite-fields', 'Finite fields'],
      ['elliptic-curves', 'Elliptic curves'],
      ['commitments', 'Commitments'],
      ['arithmetic-circuits', 'Arithmetic circuits'],
      ['writing-circuits-in-circom', 'Writing circuits in Circom'],
      ['trusted-setups', 'Trusted setups'],
      ['proof-systems-compared', 'Proof systems compared'],
      ['verifying-on-a-chain', 'Verifying on a chain'],
      ['a-private-vote-end-to-end', 'A private vote, end to end'],
    ],
  ),
  path(
    ['rust-systems', 'Rust for Protocol Engineers', 'Intermediate'],
    ['Rust', 'Substrate'],
    'Ownership, concurrency and networking through a small peer-to-peer node.',
    [
      ['ownership', 'Ownership'],
      ['errors-and-traits', 'Errors and traits'],
      ['async-networking', 'Async networking'],
      ['serialisation', 'Serialisation'],
      ['a-gossip-protocol', 'A gossip protocol'],
      ['profiling', 'Profiling'],
    ],
  ),
]

/** A path by its id. */
export const coursePath = (id: string): CoursePath | undefined => COURSE_PATHS.find((one) => one.id === id)
