import { template } from '../../../tasks/template'
import { drawnUntil, placesOf } from '../../draws'

/** Variables that are written; `reads` is a line that reads one, `write` what writes it. */
const SUBJECTS = [
  {
    Name: 'Auction',
    begin: 'bid',
    end: 'collect',
    value: 'amount',
    variables: [
      {
        name: 'highest',
        type: 'uint256',
        write: 'highest = amount;',
        read: 'require(amount > highest);',
        inBegin: true,
      },
      {
        name: 'leader',
        type: 'address',
        write: 'leader = msg.sender;',
        read: 'require(msg.sender == leader);',
        inBegin: false,
      },
      {
        name: 'lastBidAt',
        type: 'uint256',
        write: 'lastBidAt = block.timestamp;',
        read: 'require(block.timestamp > lastBidAt + 1 days);',
        inBegin: false,
      },
      {
        name: 'offered',
        type: 'mapping(address => uint256)',
        write: 'offered[msg.sender] = amount;',
        read: 'require(offered[msg.sender] > 0);',
        inBegin: false,
      },
      {
        name: 'lastBlock',
        type: 'uint256',
        write: 'lastBlock = block.number;',
        read: 'require(block.number > lastBlock);',
        inBegin: true,
      },
      {
        name: 'memo',
        type: 'mapping(address => bytes32)',
        write: 'memo[msg.sender] = note;',
        read: 'require(memo[msg.sender] != note);',
        inBegin: true,
      },
    ],
  },
  {
    Name: 'Membership',
    begin: 'join',
    end: 'leave',
    value: 'months',
    variables: [
      {
        name: 'joinedAt',
        type: 'mapping(address => uint256)',
        write: 'joinedAt[msg.sender] = block.timestamp;',
        read: 'require(block.timestamp > joinedAt[msg.sender] + 7 days);',
        inBegin: false,
      },
      {
        name: 'term',
        type: 'mapping(address => uint256)',
        write: 'term[msg.sender] = months;',
        read: 'require(term[msg.sender] > 0);',
        inBegin: false,
      },
      {
        name: 'newest',
        type: 'address',
        write: 'newest = msg.sender;',
        read: 'require(msg.sender != newest);',
        inBegin: true,
      },
      {
        name: 'motto',
        type: 'mapping(address => bytes32)',
        write: 'motto[msg.sender] = note;',
        read: 'require(motto[msg.sender] == 0);',
        inBegin: true,
      },
      {
        name: 'longest',
        type: 'uint256',
        write: 'longest = months;',
        read: 'require(months < 2 * longest + 12);',
        inBegin: true,
      },
      {
        name: 'lastSeen',
        type: 'mapping(address => uint256)',
        write: 'lastSeen[msg.sender] = block.number;',
        read: 'require(block.number > lastSeen[msg.sender]);',
        inBegin: false,
      },
    ],
  },
  {
    Name: 'Faucet',
    begin: 'draw',
    end: 'pause',
    value: 'amount',
    variables: [
      {
        name: 'drawnAt',
        type: 'mapping(address => uint256)',
        write: 'drawnAt[msg.sender] = block.timestamp;',
        read: 'require(block.timestamp > drawnAt[msg.sender] + 1 days);',
        inBegin: true,
      },
      {
        name: 'largest',
        type: 'uint256',
        write: 'largest = amount;',
        read: 'require(amount < largest + 100);',
        inBegin: true,
      },
      {
        name: 'latest',
        type: 'address',
        write: 'latest = msg.sender;',
        read: 'require(msg.sender == latest);',
        inBegin: false,
      },
      {
        name: 'purpose',
        type: 'mapping(address => bytes32)',
        write: 'purpose[msg.sender] = note;',
        read: 'require(purpose[msg.sender] != 0);',
        inBegin: false,
      },
      {
        name: 'lastAmount',
        type: 'mapping(address => uint256)',
        write: 'lastAmount[msg.sender] = amount;',
        read: 'require(lastAmount[msg.sender] > 5);',
        inBegin: false,
      },
      {
        name: 'usedBlock',
        type: 'uint256',
        write: 'usedBlock = block.number;',
        read: 'require(block.number > usedBlock);',
        inBegin: true,
      },
    ],
  },
] as const

export default template({
  id: 'solidity/gas/only-logged',
  revision: 1,
  kind: 'multiple',
  topic: 'gas',
  grade: 2,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Storage is for what the contract itself reads again; what only people outside read is cheaper as an event, which no contract can read.',
  params: (rng) =>
    drawnUntil(
      () => {
        const subject = rng.pick(SUBJECTS)
        const variables = rng
          .shuffle<(typeof subject)['variables'][number]>(subject.variables)
          .map((one) => ({ ...one, isRead: rng.chance() < 0.5 }))
        return { subject, variables, written: rng.shuffle(variables.map((_, i) => i)) }
      },
      ({ variables }) => {
        const count = variables.filter(({ isRead }) => !isRead).length
        return count > 1 && count < 5
      },
    ),
  ask: ({ subject: { Name, begin, end, value }, variables, written }) => {
    const reads = (wanted: boolean) =>
      variables.filter(({ isRead, inBegin }) => isRead && inBegin === wanted).map(({ read }) => `    ${read}`)
    return {
      stem: `A web page shows who did what in this contract; it can read state variables as well as events. Other contracts never ask \`${Name}\` for anything. Which of the variables could give way to an event, in the same place, without any change in what the contract lets people do? Choose all.`,
      code: [
        `contract ${Name} {`,
        ...variables.map(({ name, type }) => `  ${type} public ${name};`),
        '',
        `  function ${begin}(uint256 ${value}, bytes32 note) external {`,
        ...reads(true),
        ...written.map((i) => `    ${variables[i]?.write ?? ''}`),
        '  }',
        `  function ${end}(bytes32 note) external {`,
        ...reads(false),
        '    finish(msg.sender, note);',
        '  }',
        '  function finish(address who, bytes32 note) internal { /* none of the variables */ }',
        '}',
      ].join('\n'),
      options: variables.map(({ name }) => `\`${name}\``),
    }
  },
  key: ({ variables }) => ({ kind: 'multiple', right: placesOf(variables, ({ isRead }) => !isRead) }),
  why: () =>
    'A variable that stands in a condition of the contract has to be there: events cannot be read by contracts. The others are only written, and an event tells the page as much for less gas.',
  source: ['Solidity documentation, Contracts, Events', 'Yellow Paper, appendix G, Fee Schedule'],
})
