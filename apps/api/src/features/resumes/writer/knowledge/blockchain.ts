import type { RoleKnowledge } from './types'

const area = 'Blockchain'

export const blockchain: RoleKnowledge[] = [
  {
    title: 'Blockchain Developer',
    aliases: [
      'blockchain engineer',
      'senior blockchain developer',
      'web3 developer',
      'web3 engineer',
      'dapp developer',
    ],
    area,
    purpose: 'builds applications whose records nobody can quietly change',
    skillGroups: ['Contract languages', 'General languages', 'Testing', 'Networks'],
    tasks: [
      'Built and released [which application?], used by [how many?] people',
      'Wrote contracts holding [what?] with tests for every path that moves value',
      'Lowered transaction cost by [how much?] through [which change?]',
      'Planned and rehearsed an upgrade with no lost funds and [how much?] downtime',
      'Fixed [how many?] findings of an outside audit and added a test for each',
      'Wrote documents that let [which partners?] integrate without help',
    ],
  },
  {
    title: 'Smart Contract Engineer',
    aliases: ['smart contract developer', 'solidity developer', 'solidity engineer', 'contract engineer'],
    area,
    purpose: 'writes contracts that do what they say when everyone is trying to break them',
    skillGroups: ['Contract languages', 'Testing and fuzzing', 'Standards', 'Security'],
    tasks: [
      'Designed and deployed [how many?] contracts for [which purpose?]',
      'Wrote property tests that found [which fault?] before release',
      'Reviewed the contracts of [how many?] colleagues or partners',
      'Chose [which standard or pattern?] over [which other?] and wrote down why',
      'Monitored live contracts and responded to [which event?]',
    ],
  },
  {
    title: 'Smart Contract Auditor',
    aliases: [
      'blockchain security engineer',
      'web3 security researcher',
      'contract auditor',
      'blockchain auditor',
    ],
    area,
    purpose: 'finds what is wrong with a contract before somebody else does',
    skillGroups: ['Contract languages', 'Analysis methods', 'Attack patterns', 'Reporting'],
    tasks: [
      'Audited [how many?] code bases and reported [how many?] serious findings',
      'Wrote a working proof for [which finding?] and confirmed the repair',
      'Built or improved [which tool?] used in every review',
      'Explained risk to [whom?] in plain words, with a clear order of repair',
      'Published [which write-up?] after the fault was repaired',
    ],
  },
  {
    title: 'Protocol Engineer',
    aliases: ['blockchain protocol engineer', 'core developer', 'consensus engineer', 'node engineer'],
    area,
    purpose: 'works on the network itself: agreement, storage and what travels between nodes',
    skillGroups: ['Systems languages', 'Networking', 'Cryptography', 'Testing'],
    tasks: [
      'Implemented [which part of the protocol?] and carried it through review to release',
      'Brought [which measure?] of a node from [how much?] to [how much?]',
      'Found and repaired [which fault?] with a test that reproduces it',
      'Wrote or reviewed [how many?] improvement proposals',
      'Ran a test network of [how many?] nodes and broke it on purpose',
    ],
  },
  {
    title: 'Blockchain Product Manager',
    aliases: ['web3 product manager', 'crypto product manager', 'blockchain product owner'],
    area,
    purpose: 'decides where a shared ledger helps people, and where a database would do',
    skillGroups: ['Discovery', 'Standards and regulation', 'Delivery', 'Measurement'],
    tasks: [
      'Took [which product?] from an idea to [how many?] users',
      'Worked with lawyers and engineers on [which rule?] and shipped within it',
      'Simplified [which step?] so that [how many?] more people finished it',
      'Led [how many?] people across [which functions?]',
      'Stopped [which project?] after [what evidence?]',
    ],
  },
]
