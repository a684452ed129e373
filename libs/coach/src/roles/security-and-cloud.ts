import { rolesOf, type Role } from './role'

export const SECURITY_AND_CLOUD_ROLES: readonly Role[] = [
  ...rolesOf('Cybersecurity', [
    {
      id: 'cybersecurity/application-security-engineer',
      name: 'Application Security Engineer',
      titles: ['appsec engineer', 'product security engineer'],
      text: 'Helps teams to build what cannot be broken easily: models threats, reads changes, and leaves tools behind instead of rules.',
      must: [
        ['Application Security', 3],
        ['Threat Modelling', 3],
      ],
      nice: [
        ['TypeScript', 2],
        ['Cryptography', 2],
      ],
      onet: '15-1299.05',
    },
    {
      id: 'cybersecurity/penetration-tester',
      name: 'Penetration Tester',
      titles: ['ethical hacker', 'offensive security engineer', 'red team engineer'],
      text: 'Breaks in with permission, shows how far one gets, and writes down what would have stopped it.',
      must: [
        ['Penetration Testing', 3],
        ['Application Security', 3],
      ],
      nice: [
        ['Linux', 3],
        ['Python', 2],
        ['Technical Writing', 2],
      ],
      onet: '15-1299.04',
      esco: '76ef0a87-6afe-4560-b5d0-9a086abe45c5',
    },
    {
      id: 'cybersecurity/security-analyst',
      name: 'Security Analyst',
      titles: ['information security analyst', 'soc analyst'],
      text: 'Watches for what should not happen, tells noise from an attack, and passes on what is known in the right order.',
      must: [
        ['SIEM', 3],
        ['Incident Response', 2],
      ],
      nice: [
        ['Detection Engineering', 2],
        ['Linux', 2],
      ],
      onet: '15-1212.00',
    },
    {
      id: 'cybersecurity/detection-engineer',
      name: 'Detection Engineer',
      text: 'Writes the rules by which an attack is seen, tests them like code, and throws out those that only cry wolf.',
      must: [
        ['Detection Engineering', 3],
        ['SIEM', 3],
      ],
      nice: [
        ['Python', 2],
        ['Malware Analysis', 2],
      ],
    },
    {
      id: 'cybersecurity/incident-responder',
      name: 'Incident Responder',
      titles: ['incident response engineer', 'forensics analyst'],
      text: 'Takes over when something went wrong: stops it, keeps the traces, finds out what happened and says so calmly.',
      must: [
        ['Incident Response', 4],
        ['Malware Analysis', 2],
      ],
      nice: [
        ['Cloud Security', 2],
        ['Linux', 3],
      ],
    },
  ]),
  ...rolesOf('Cloud Computing', [
    {
      id: 'cloud-computing/cloud-engineer',
      name: 'Cloud Engineer',
      titles: ['cloud infrastructure engineer', 'infrastructure engineer'],
      text: 'Builds networks, machines and rights from code, so that they can be built again, and knows what each of them costs.',
      must: [
        ['AWS', 3],
        ['Terraform', 3],
      ],
      nice: [
        ['Linux', 3],
        ['Kubernetes', 2],
      ],
    },
    {
      id: 'cloud-computing/cloud-architect',
      name: 'Cloud Architect',
      titles: ['solutions architect'],
      text: 'Draws systems that survive the loss of a zone and the growth of a year, and writes down what was given up for it.',
      must: [
        ['System Design', 4],
        ['AWS', 3],
      ],
      nice: [
        ['Cloud Security', 3],
        ['Terraform', 2],
      ],
      onet: '15-1299.08',
    },
    {
      id: 'cloud-computing/cloud-security-engineer',
      name: 'Cloud Security Engineer',
      text: 'Gives every machine and person the least rights that work, and finds what is open before others do.',
      must: [
        ['Cloud Security', 3],
        ['Identity and Access Management', 3],
      ],
      nice: [
        ['AWS', 3],
        ['Zero Trust', 2],
        ['Terraform', 2],
      ],
      onet: '15-1299.05',
    },
    {
      id: 'cloud-computing/cloud-developer',
      name: 'Cloud Software Developer',
      titles: ['cloud developer', 'serverless engineer'],
      text: 'Writes services that start in a moment, scale to nothing and say what they are doing.',
      must: [
        ['TypeScript', 3],
        ['AWS', 3],
      ],
      nice: [
        ['Node.js', 3],
        ['gRPC', 2],
      ],
      esco: '781a6350-e686-45b9-b075-e4c8d5a05ff7',
    },
    {
      id: 'cloud-computing/identity-engineer',
      name: 'Identity Engineer',
      titles: ['iam engineer'],
      text: 'Decides who may do what, makes signing in both safe and short, and takes rights away the day they end.',
      must: [
        ['Identity and Access Management', 4],
        ['Application Security', 2],
      ],
      nice: [
        ['Zero Trust', 3],
        ['Cryptography', 2],
      ],
    },
  ]),
]
