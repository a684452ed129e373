import type { Technology } from '../filters'

/** One skill of the taxonomy. The name is its key everywhere; the catalogue is code, not rows. */
export interface CatalogSkill {
  name: string
  technology: Technology | 'Other'
  aliases: readonly string[]
}

const list = (technology: CatalogSkill['technology'], lines: readonly string[]): CatalogSkill[] =>
  lines.map((line) => {
    const [name = '', ...aliases] = line.split('|')
    return { name, technology, aliases }
  })

/** Every skill a posting may ask for and a person may hold. */
export const SKILL_CATALOG: readonly CatalogSkill[] = [
  ...list('AI & Machine Learning', [
    'PyTorch|torch',
    'TensorFlow|keras',
    'Computer Vision|CV models',
    'Natural Language Processing|NLP',
    'Large Language Models|LLM|LLMs',
    'Retrieval-Augmented Generation|RAG',
    'Reinforcement Learning|RL',
    'MLOps|ML operations',
    'CUDA',
    'Model Evaluation|evals',
    'Hugging Face|transformers',
    'Machine Learning|ML',
  ]),
  ...list('Blockchain', [
    'Solidity',
    'Foundry|forge',
    'Hardhat',
    'Rust',
    'Go|golang',
    'Substrate',
    'Zero-Knowledge Proofs|ZK|zk-SNARK',
    'Circom',
    'Smart Contract Security|contract auditing',
    'Cosmos SDK',
    'DeFi Protocols|DeFi',
    'Move',
  ]),
  ...list('Data Science', [
    'SQL',
    'PostgreSQL|postgres',
    'Apache Spark|spark',
    'Airflow',
    'dbt',
    'Statistics',
    'Experimentation|A/B testing',
    'Data Modelling',
    'Kafka',
    'Pandas',
    'Tableau',
    'R',
  ]),
  ...list('Cybersecurity', [
    'Threat Modelling',
    'Penetration Testing|pentest',
    'Incident Response|IR',
    'SIEM|log analysis',
    'Cloud Security',
    'Cryptography',
    'Identity and Access Management|IAM',
    'Zero Trust',
    'Malware Analysis|reverse engineering',
    'Application Security|AppSec',
    'Detection Engineering',
  ]),
  ...list('Other', [
    'TypeScript|TS|JavaScript|JS',
    'Python',
    'Java',
    'C++',
    'Kubernetes|k8s',
    'Docker',
    'AWS',
    'Terraform',
    'Node.js|node',
    'React',
    'GraphQL',
    'gRPC',
    'Linux',
    'Technical Writing',
    'System Design',
  ]),
]

const byKey = new Map(
  SKILL_CATALOG.flatMap((skill) =>
    [skill.name, ...skill.aliases].map((key) => [key.toLowerCase(), skill] as const),
  ),
)

/** The skill of a name or an alias, in any letter case. */
export const findSkill = (typed: string): CatalogSkill | undefined => byKey.get(typed.trim().toLowerCase())
