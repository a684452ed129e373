import { type RoleText, role } from './role-text'

/** Work with models. */
export const AI_ROLES: readonly RoleText[] = [
  role(
    'Machine Learning Engineer',
    'Machine Learning',
    145,
    [
      ['PyTorch', 3],
      ['Python', 3],
    ],
    [
      ['MLOps', 2],
      ['Docker', 2],
    ],
    'train, test and ship the models behind our main product',
    'You will own a model from the first baseline to the dashboard that watches it in production.',
  ),
  role(
    'ML Platform Engineer',
    'Platform',
    150,
    [
      ['Python', 3],
      ['Kubernetes', 2],
    ],
    [
      ['MLOps', 3],
      ['TypeScript', 2],
    ],
    'build the platform on which a dozen teams train and serve models',
    'You will make runs repeatable, costs visible and rollbacks dull.',
  ),
  role(
    'AI Research Engineer',
    'Research',
    160,
    [
      ['PyTorch', 2],
      ['Python', 3],
    ],
    [
      ['Reinforcement Learning', 2],
      ['CUDA', 2],
    ],
    'turn papers into measured prototypes and the best prototypes into services',
    'You will read widely, discard quickly and write up results that others can repeat.',
  ),
  role(
    'Computer Vision Engineer',
    'Perception',
    150,
    [
      ['Computer Vision', 3],
      ['PyTorch', 3],
    ],
    [
      ['C++', 2],
      ['CUDA', 2],
    ],
    'make cameras useful in light, dust and glare',
    'You will collect hard cases, label them with care and close the gap they show.',
  ),
  role(
    'Natural Language Engineer',
    'Language',
    148,
    [
      ['Natural Language Processing', 3],
      ['Python', 3],
    ],
    [
      ['Large Language Models', 2],
      ['Retrieval-Augmented Generation', 2],
    ],
    'build search and answers over documents that people rely on',
    'You will measure every answer against its source and show the reader where it came from.',
  ),
  role(
    'AI Evaluation Lead',
    'Quality',
    158,
    [
      ['Model Evaluation', 3],
      ['Statistics', 2],
    ],
    [
      ['Large Language Models', 2],
      ['Python', 3],
    ],
    'decide with evidence when a model is good enough to release',
    'You will build test sets with the people who use the product, and defend their verdict.',
  ),
]

/** Work on ledgers and contracts. */
export const BLOCKCHAIN_ROLES: readonly RoleText[] = [
  role(
    'Smart-Contract Engineer',
    'Engineering',
    152,
    [
      ['Solidity', 3],
      ['TypeScript', 2],
    ],
    [
      ['Foundry', 2],
      ['DeFi Protocols', 2],
    ],
    'write, test and maintain the contracts that hold customer funds',
    'You will work from invariants, review every line with a second person and take part in two external audits a year.',
  ),
  role(
    'Protocol Engineer',
    'Engineering',
    158,
    [
      ['Rust', 2],
      ['Go', 2],
    ],
    [
      ['Cosmos SDK', 2],
      ['Cryptography', 2],
    ],
    'extend the consensus and networking code of our chain',
    'You will write specifications before code, simulate failures and run upgrades with operators.',
  ),
  role(
    'Blockchain Infrastructure Engineer',
    'Infrastructure',
    142,
    [
      ['Go', 2],
      ['Kubernetes', 2],
    ],
    [
      ['Solidity', 2],
      ['Terraform', 2],
    ],
    'run nodes, indexers and the alerts that wake nobody without cause',
    'You will automate upgrades, measure latency for customers and write runbooks that work at night.',
  ),
  role(
    'Smart-Contract Auditor',
    'Security',
    155,
    [
      ['Solidity', 3],
      ['Smart Contract Security', 3],
    ],
    [
      ['Foundry', 3],
      ['Rust', 2],
    ],
    'break contracts before anybody else does',
    'You will read code slowly, write properties that find faults fast and explain each finding without drama.',
  ),
  role(
    'Web3 Full-Stack Developer',
    'Product',
    138,
    [
      ['TypeScript', 3],
      ['Solidity', 2],
    ],
    [
      ['React', 2],
      ['GraphQL', 2],
    ],
    'build the interface through which people sign, check and undo',
    'You will make fees and risks readable, and never ask for a signature that a person cannot understand.',
  ),
  role(
    'Tokenisation Engineer',
    'Markets',
    146,
    [
      ['Solidity', 3],
      ['Node.js', 2],
    ],
    [
      ['PostgreSQL', 2],
      ['Cryptography', 2],
    ],
    'bring bonds and fund shares onto a ledger that a registrar accepts',
    'You will work with lawyers and operators, and put their rules into code that they can test.',
  ),
]
