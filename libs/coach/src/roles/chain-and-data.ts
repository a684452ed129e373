import { rolesOf, type Role } from './role'

export const CHAIN_AND_DATA_ROLES: readonly Role[] = [
  ...rolesOf('Blockchain', [
    {
      id: 'blockchain/smart-contract-engineer',
      name: 'Smart Contract Engineer',
      titles: ['smart-contract engineer', 'solidity engineer', 'solidity developer'],
      text: 'Writes contracts that hold other people’s money, tests them against everything that can be sent to them, and keeps them small.',
      must: [
        ['Solidity', 3],
        ['Smart Contract Security', 2],
      ],
      nice: [
        ['Foundry', 3],
        ['TypeScript', 2],
      ],
      onet: '15-1299.07',
      esco: '24135b84-cbdd-4d42-9ed2-02fd982d15b2',
    },
    {
      id: 'blockchain/protocol-engineer',
      name: 'Protocol Engineer',
      titles: ['core protocol engineer', 'blockchain engineer'],
      text: 'Works on the node itself: consensus, networking and state, where a fault stops everybody at once.',
      must: [
        ['Rust', 3],
        ['System Design', 3],
      ],
      nice: [
        ['Go', 2],
        ['Cryptography', 2],
        ['Substrate', 2],
      ],
      onet: '15-1299.07',
    },
    {
      id: 'blockchain/contract-auditor',
      name: 'Smart Contract Auditor',
      titles: ['smart contract security engineer', 'contract auditor', 'web3 security engineer'],
      text: 'Reads contracts for what their authors did not think of, proves a fault with a test, and writes a report that can be acted on.',
      must: [
        ['Smart Contract Security', 4],
        ['Solidity', 4],
      ],
      nice: [
        ['Foundry', 3],
        ['DeFi Protocols', 3],
        ['Technical Writing', 2],
      ],
    },
    {
      id: 'blockchain/zero-knowledge-engineer',
      name: 'Zero-Knowledge Engineer',
      titles: ['zk engineer', 'zero knowledge engineer'],
      text: 'Designs circuits and provers, so that something can be checked without being shown.',
      must: [
        ['Zero-Knowledge Proofs', 3],
        ['Cryptography', 3],
      ],
      nice: [
        ['Circom', 2],
        ['Rust', 3],
      ],
    },
    {
      id: 'blockchain/architect',
      name: 'Blockchain Architect',
      titles: ['web3 architect'],
      text: 'Decides what belongs on a chain and what does not, and how the two stay in step when one of them stops.',
      must: [
        ['System Design', 4],
        ['Solidity', 3],
      ],
      nice: [
        ['DeFi Protocols', 2],
        ['Threat Modelling', 2],
      ],
      esco: '78faf623-2543-43a5-acb2-3c43a22d36e4',
    },
  ]),
  ...rolesOf('Data Science', [
    {
      id: 'data-science/data-scientist',
      name: 'Data Scientist',
      text: 'Answers questions of a business with data: asks them well, chooses the method that fits and says how sure the answer is.',
      must: [
        ['Statistics', 3],
        ['Python', 3],
      ],
      nice: [
        ['SQL', 3],
        ['Machine Learning', 2],
        ['Experimentation', 2],
      ],
      onet: '15-2051.00',
      esco: '258e46f9-0075-4a2e-adae-1ff0477e0f30',
    },
    {
      id: 'data-science/data-engineer',
      name: 'Data Engineer',
      titles: ['data platform engineer'],
      text: 'Builds the pipelines by which data arrives whole and in time, and notices when it does not.',
      must: [
        ['SQL', 3],
        ['Python', 3],
      ],
      nice: [
        ['Apache Spark', 2],
        ['Airflow', 2],
        ['Kafka', 2],
      ],
      esco: '2079755f-d809-49e6-8037-4de6180e54c0',
    },
    {
      id: 'data-science/analytics-engineer',
      name: 'Analytics Engineer',
      text: 'Makes tables that people can trust: one definition of each figure, tested and documented.',
      must: [
        ['SQL', 4],
        ['Data Modelling', 3],
      ],
      nice: [
        ['dbt', 3],
        ['Tableau', 2],
      ],
    },
    {
      id: 'data-science/data-analyst',
      name: 'Data Analyst',
      titles: ['business intelligence analyst', 'product analyst'],
      text: 'Finds the figure that decides something, checks it a second way and draws it so that nobody reads it wrongly.',
      must: [
        ['SQL', 3],
        ['Statistics', 2],
      ],
      nice: [
        ['Tableau', 2],
        ['Pandas', 2],
      ],
      esco: 'd3edb8f8-3a06-47a0-8fb9-9b212c006aa2',
    },
    {
      id: 'data-science/database-administrator',
      name: 'Database Administrator',
      titles: ['database reliability engineer', 'dba'],
      text: 'Keeps databases fast, backed up and recoverable, and changes them while they are in use.',
      must: [
        ['PostgreSQL', 4],
        ['SQL', 3],
      ],
      nice: [
        ['Linux', 3],
        ['Data Modelling', 2],
      ],
      onet: '15-1242.00',
      esco: '8c57af09-719c-42b3-be40-6ed4946236cc',
    },
  ]),
]
