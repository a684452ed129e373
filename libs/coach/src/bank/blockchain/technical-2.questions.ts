import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_TECHNICAL_2: readonly Question[] = [
  {
    id: 'blockchain/technical/price-from-one-pool',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'mid',
    skills: ['DeFi Protocols', 'Smart Contract Security', 'Solidity'],
    topics: ['security'],
    stem: 'A lending contract reads the price of a collateral token from the reserves of one trading pool, in the moment of the loan. What can go wrong, and what would you use instead?',
    seconds: 300,
    keyPoints: [
      {
        id: 'moved',
        text: 'One large trade moves the reserves, and with them the price that is read.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'reserves change | press price | manipulate | manipulation | swap moves | trade moves price | push price | pump price | skew reserves | large swap | price jumps',
        ),
        hint: 'Who can change those two numbers, and how?',
      },
      {
        id: 'flash',
        text: 'The money for it can be borrowed and given back within one transaction, so capital is no hurdle.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'flash loan | flashloan | same transaction | single transaction | one transaction | borrowed within transaction | without capital',
        ),
        hint: 'How rich must somebody be to do this?',
      },
      {
        id: 'bad-debt',
        text: 'More is borrowed than the collateral is worth, and the lenders keep the loss.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'bad debt | undercollateral | under-collateralised | borrow more than worth | lenders lose | worth less than | worthless collateral | lenders keep loss | drain lenders',
        ),
        hint: 'What is left in the contract afterwards, and whose problem is it?',
      },
      {
        id: 'average',
        text: 'An average over time is dearer to move, but late, and weak where little is traded.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'twap | time-weighted | time weighted | average over blocks | average over minutes | average over time',
        ),
        hint: 'What if the number had to hold for longer than an instant?',
      },
      {
        id: 'feed',
        text: 'Or a feed of several sources outside of the pool, with its age, its decimals and its limits checked.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'chainlink | price feed | oracle network | several sources | independent sources | median of sources | feed stale | stale price | check updated | heartbeat',
        ),
        hint: 'Who else knows what it is worth, and when did they last say so?',
      },
    ],
    followUps: {
      checking: ['How would you show the attack on a fork, and what would you measure?'],
      reasoning: ['What do you give up with an average over half an hour on a day when prices fall?'],
      example: ['Which numbers would stand in the pool before and after, and what is the loan then?'],
    },
    samples: [
      'Prices are very important in decentralised finance, and a wrong price can be a big problem for everybody involved. I would use a trusted and well known solution that has been audited by professionals. It is also essential to follow best practices and to keep an eye on the market at all times.',
      'Somebody can manipulate the price with a large swap before taking the loan. With a flash loan this costs nearly nothing, because everything happens in the same transaction. I would use a Chainlink feed instead of the reserves. I would also write a test for the case that the price changes a lot.',
      'Whoever trades against the pool moves the price that the contract reads. The money for it comes from a flash loan, so nobody needs capital, because it is repaid in the same transaction. Suppose the pool holds 1,000 TOK and 1,000,000 dollars. Somebody buys 500 TOK for a million, the reserves become 500 and 2,000,000, and the spot price goes from 1,000 to 4,000. Against 100 TOK they now borrow 300,000 although those are worth 100,000. They sell back, repay, and leave the lenders with bad debt. I would use a feed of several sources such as Chainlink, and refuse an answer that is older than its heartbeat or not above zero. The alternative is a TWAP over 30 minutes from the pool itself. It depends on nobody else, but it lags when the market falls, so liquidations come late. With both I would compare them and pause borrowing if they differ by more than five percent; the cost is a lender who must wait on a wild day. For example, at my last protocol we listed a token with 80,000 dollars of liquidity; we set a cap on the loan, since no oracle repairs a market that small. To check it I fork mainnet in Foundry, run the attack in a test, and measure the loss: with the old function it must show bad debt, with the new one the borrow must revert.',
    ],
    sources: [
      'Qin, Zhou, Livshits, Gervais, Attacking the DeFi Ecosystem with Flash Loans for Fun and Profit, 2021',
      'Uniswap documentation, Oracles',
      'Chainlink documentation, Data Feeds',
    ],
    why: 'Whether somebody asks who can move a number before trusting it.',
  },
  {
    id: 'blockchain/technical/new-variable-in-proxy',
    revision: 1,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'senior',
    skills: ['Solidity', 'Smart Contract Security', 'Foundry'],
    topics: ['storage', 'calls', 'security'],
    stem: 'After an upgrade of a contract behind a proxy, balances read as addresses and anybody could take over the admin role. The new version only added two variables at the top and an initializer. What happened, and how do you make upgrades safe?',
    seconds: 360,
    keyPoints: [
      {
        id: 'delegate',
        text: 'The proxy runs the code of the implementation on its own storage.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'delegatecall | storage of proxy | proxy storage | data stays proxy | proxy keeps state | in proxy context',
        ),
        hint: 'Whose memory does the new code write to?',
      },
      {
        id: 'slots',
        text: 'Variables are found by their position, so those above shift all the others.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'slot shift | slots shifted | storage layout | storage collision | slot 0 | order of variables | by position | slots move | layout changed',
        ),
        hint: 'How does compiled code find a variable?',
      },
      {
        id: 'append',
        text: 'New variables go to the end, or into a gap or a namespace of their own; the order is never changed.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'append | at the end | storage gap | namespaced storage | erc-7201 | erc7201 | diamond storage | only add after | reserved slots',
        ),
        hint: 'Where could they have stood without harm?',
      },
      {
        id: 'open-init',
        text: 'An initializer is a plain function: whoever calls it first is the owner, so it is called in the upgrade and locked in the implementation.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'front-run initialize | front-run initializer | called first | call initialize first | reinitializer | upgradetoandcall | disableinitializers | _disableinitializers | initialize same transaction | unprotected initialize | initialize again',
        ),
        hint: 'Who may run that function, and how many times?',
      },
      {
        id: 'compare',
        text: 'The layouts of both versions are compared by a tool before each upgrade, and the upgrade is rehearsed on a fork.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'compare layouts | layout diff | diff layout | forge inspect | upgrades plugin | validate upgrade | fork upgrade | upgrade on fork | layout check',
        ),
        hint: 'What would have caught this before it was live?',
      },
    ],
    followUps: {
      checking: ['Which values would you read before and after the rehearsal?'],
      reasoning: ['When would you rather have no upgrades at all?'],
      example: ['Which variable stood in which place before and after?'],
    },
    samples: [
      'Upgrades are always risky, and it is important to be very careful with them. I would make sure that the new version is reviewed by the whole team and by external auditors. I would also use established libraries from trusted sources, and follow a clear process with good documentation and communication before every upgrade.',
      'The proxy uses delegatecall, so the data stay in the proxy. The new variables changed the storage layout, and the old values are read as something else. New variables must come at the end. The initializer was probably not protected, so anybody could call it. I would test upgrades before they go live.',
      'The proxy calls the implementation with delegatecall, so the code is new but the storage of the proxy stays as it was. Code finds a variable by its slot and not by its name. Suppose slot 0 held the owner and slot 1 the total supply. With two variables on top, the owner is now read from slot 2, where another value lies. The second fault is the initializer: it was left for a later transaction, and somebody called it first, since it is a plain function that guards only against a second call. I would append variables or use namespaced storage as in ERC-7201, which survives a changed order of parents. Gaps are the alternative; they are simple, but somebody has to count them by hand in every version. The initializer becomes a reinitializer with its number, called by upgradeToAndCall in the same transaction, and the constructor of the implementation calls _disableInitializers. In the pipeline a layout diff of both versions must show additions only, otherwise the build is red. Then I rehearse the upgrade on a fork: I read owner, supply and twenty balances before and after, compare them, and expect no difference. For example, last year at my exchange that check stopped a release in which a parent contract had gained one bool. An upgrade key also costs trust: with a timelock of 48 hours users can leave, but a fix for an attack is late by as much.',
    ],
    sources: [
      'Solidity documentation, Layout of State Variables in Storage and Transient Storage',
      'OpenZeppelin documentation, Writing Upgradeable Contracts',
      'ERC-7201: Namespaced Storage Layout, 2023',
    ],
    why: 'Whether somebody knows where the state lives, and rehearses a change to it.',
  },
]
