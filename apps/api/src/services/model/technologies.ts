/**
 * Names of technologies by kind, to sort what a person typed and to notice what an engine added.
 * Names that are also everyday words count only when they are written as a name.
 */
const BY_CATEGORY = {
  Languages:
    'Python, JavaScript, TypeScript, Java, Kotlin, Swift*, Scala, Rust*, Go*, Golang, C++, C#, Ruby*, PHP, Perl, Haskell, Elixir, Erlang, Clojure, Julia*, MATLAB, Solidity, Vyper, Move*, Cairo*, SQL, Bash, PowerShell, Dart*, Lua, Objective-C, Assembly*, COBOL, Fortran',
  'Front end':
    'React*, Angular*, Vue, Vue.js, Svelte, Next.js, Nuxt, Redux, HTML, CSS, Sass, Tailwind, Webpack, Vite, jQuery, React Native, Flutter, Ember*, Storybook, D3.js, WebGL',
  'Back end':
    'Node.js, Express*, Fastify, NestJS, Django, Flask*, FastAPI, Spring*, Spring Boot, Rails, Ruby on Rails, Laravel, .NET, ASP.NET, GraphQL, gRPC, REST*, RabbitMQ, Kafka, Apache Kafka, NATS, Celery*',
  'Data stores':
    'PostgreSQL, Postgres, MySQL, MariaDB, SQLite, MongoDB, Redis, Cassandra, DynamoDB, Elasticsearch, OpenSearch, Neo4j, Oracle*, SQL Server, Snowflake*, BigQuery, Redshift, ClickHouse, DuckDB, Pinecone*, Weaviate, Milvus',
  'Data and analytics':
    'Pandas*, NumPy, Spark*, Apache Spark, PySpark, Hadoop, Hive*, Flink, Airflow*, Apache Airflow, dbt, Tableau, Power BI, Looker, Excel*, Dask, Polars, Databricks, Fivetran, Metabase, Superset',
  'Machine learning':
    'PyTorch, TensorFlow, Keras, scikit-learn, XGBoost, LightGBM, JAX, Hugging Face, LangChain, LlamaIndex, OpenAI, GPT, GPT-4, BERT, LLaMA, Llama*, Claude*, Gemini*, RAG*, CUDA, MLflow, Kubeflow, SageMaker, Vertex AI, ONNX, OpenCV, YOLO, spaCy, NLTK, Ray*, Weights & Biases',
  Blockchain:
    'Ethereum, Bitcoin, Solana, Polygon*, Polkadot, Cosmos*, Avalanche*, Hyperledger, Hyperledger Fabric, Foundry*, Hardhat, Truffle*, Chainlink, IPFS, OpenZeppelin, ERC-20, ERC-721, EVM, Web3.js, ethers.js, Arbitrum, Optimism*, zk-SNARKs, Slither*, Echidna, MetaMask',
  'Cloud and operations':
    'AWS, Azure, GCP, Google Cloud, Kubernetes, Docker, Terraform, Ansible, Pulumi, Helm*, Jenkins, GitHub Actions, GitLab, GitLab CI, CircleCI, ArgoCD, Argo CD, Prometheus, Grafana, Datadog, Splunk, New Relic, OpenTelemetry, Istio, Linkerd, Nginx, Linux, Ubuntu, Vault*, Consul*, CloudFormation, Lambda*, EC2, S3, Git, OpenShift, Vercel, Netlify, Heroku, Cloudflare',
  Security:
    'Burp Suite, Metasploit, Nmap, Wireshark, Kali, Kali Linux, OWASP, SIEM, Snort, Suricata, Nessus, Qualys, CrowdStrike, Okta, OAuth, SAML, MITRE ATT&CK, ISO 27001, SOC 2, GDPR, HIPAA, PCI DSS, NIST, Ghidra, YARA, Falco, Snyk, SonarQube',
  Tools:
    'Jira, Confluence, Figma, Sketch*, Photoshop, Salesforce, SAP, ServiceNow, Postman, Selenium, Cypress, Playwright*, Jest*, JUnit, pytest, Agile*, Scrum, Kanban',
} as const

export interface Technology {
  name: string
  category: string
  /** Also an everyday word: only the capitalised form is the name. */
  ambiguous: boolean
}

export const TECHNOLOGIES: readonly Technology[] = Object.entries(BY_CATEGORY).flatMap(([category, names]) =>
  names.split(', ').map((name) => ({ name: name.replace('*', ''), category, ambiguous: name.endsWith('*') })),
)

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pattern = ({ name, ambiguous }: Technology): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}+#])`, ambiguous ? 'u' : 'iu')

const PATTERNS = TECHNOLOGIES.map((technology) => ({ technology, pattern: pattern(technology) }))

/** Every technology that a text names, in the order of the list. */
export const technologiesIn = (text: string): Technology[] =>
  PATTERNS.filter(({ pattern: found }) => found.test(text)).map(({ technology }) => technology)

const CATEGORY_BY_NAME = new Map(TECHNOLOGIES.map(({ name, category }) => [name.toLowerCase(), category]))

/** The kind of a skill that a person typed, or undefined when it is not in the list. */
export const categoryOf = (skill: string): string | undefined =>
  CATEGORY_BY_NAME.get(skill.trim().toLowerCase())
