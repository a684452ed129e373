import { patterns } from '../patterns'
import type { Question } from '../question'

export const BLOCKCHAIN_TECHNICAL_6: readonly Question[] = [
  {
    id: 'blockchain/technical/first-deposit-vanished',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'mid',
    skills: ['DeFi Protocols', 'Foundry', 'Solidity'],
    topics: ['tokens', 'security'],
    stem: 'A new vault gives shares for deposits: amount times all shares, divided by what the vault holds. On the first day somebody puts in one unit. Then a customer deposits 10,000 dollars, gets no share at all, and the money is in the vault. The code has no bug that an analyser finds. What happened, and what do you change?',
    seconds: 300,
    keyPoints: [
      {
        id: 'gift',
        text: 'The first one sent a large sum straight to the vault, without depositing; so a single share became worth that much.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'donation | donates | donated | donate | transferred directly | transfers directly | direct transfer | sent straight | sends straight | inflate | inflation attack | inflated | sent directly | sends directly | send directly',
        ),
        hint: 'How does the worth of that one unit grow, with no deposit?',
      },
      {
        id: 'rounding',
        text: 'The division rounds down to 0, and the one share owns what the customer brought.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'rounds down | rounded down | rounding | truncates | truncated | integer division | rounds zero',
        ),
        hint: 'What does the contract compute for the customer, with numbers?',
      },
      {
        id: 'front-run',
        text: 'The customer’s transaction was seen while it was pending, and the gift was put before it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'mempool | front-run | front run | frontrun | front-running | before pending | saw pending | sees pending | saw deposit coming | transaction before theirs',
        ),
        hint: 'How did the other one know when to act?',
      },
      {
        id: 'offset',
        text: 'Virtual shares and assets in the formula make the attack cost more than it brings; or the vault’s first shares are burnt at its start.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'virtual shares | virtual assets | decimals offset | offset | dead shares | burn first | burns first | locked shares | initial deposit',
        ),
        hint: 'What in the formula would make the game a loss?',
      },
      {
        id: 'minimum',
        text: 'The caller names the fewest shares to accept, and a deposit that gives none is refused.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'minimum shares | least shares | min shares | minshares | fewest shares | slippage | require shares | refuse zero | zero shares | reverts zero',
        ),
        hint: 'What could the customer’s own call have insisted on?',
      },
      {
        id: 'own-books',
        text: 'Counting deposits in a variable of its own ignores gifts, but also income that comes by plain transfer.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns(
          'internal accounting | own accounting | internal balance | own variable | balanceof | tracks deposits | stored total',
        ),
        hint: 'From where does the vault know what it holds?',
      },
    ],
    followUps: {
      checking: ['Which invariant do you let a fuzzer look for?'],
      reasoning: ['Burnt shares or virtual ones: what does each cost, and whom?'],
      example: ['Go through it with numbers: who holds what after each step?'],
    },
    samples: [
      'Vaults are complex products in decentralised finance, and there are many risks for users. I would get a second audit from a well known company and offer a bug bounty. Users should be informed about the risk and start with small amounts. Insurance protocols are also an interesting possibility here.',
      'This is the inflation attack. The attacker deposits 1 wei and transfers a lot of tokens directly to the vault. Then the customer’s shares are rounded down to zero. I would use the OpenZeppelin ERC-4626 with virtual shares. I would also test that a deposit never returns zero shares.',
      'The one unit bought one share. While the customer’s deposit was pending, the other saw it in the mempool and put a transaction before it: 10,000 dollars and a bit, transferred directly to the vault without depositing. Now one share stands against 10,000 dollars. The customer’s amount times 1, divided by a bit more than that, is 0.99, and integer division makes it 0. The vault has 20,000, and the one share that exists takes it all. No line is wrong by itself, so an analyser has nothing to find. I would use virtual shares and assets as OpenZeppelin does: the formula adds 10^6 shares and 1 unit that nobody owns, so most of a gift goes to nobody, and to rob 10,000 somebody would have to lose far more. The alternative is an initial deposit whose shares are burnt. It is easy to read, but whoever deploys pays for it, and must not forget it in one of fifty vaults. Counting in a variable of its own instead of balanceOf stops gifts too; the drawback is that income which arrives by a plain transfer is not seen. Besides, a deposit for zero shares reverts, and our page calls a function with the minimum shares that the customer accepts, since a loss of a third is no better than the whole. In my last team at a savings app we copied a vault whose require stood only in the page. To check it, a Foundry test plays the four steps with the old code and must show 0 shares for the second; then a fuzzer draws gift and deposit, and the invariant is that nobody redeems right away for less than the deposit minus one part in a thousand. With an offset of 0 I expect it to fail within some runs, with 6 it should hold.',
    ],
    sources: [
      'ERC-4626: Tokenized Vaults, Security Considerations',
      'OpenZeppelin Contracts documentation, ERC-4626: Inflation attack',
    ],
    why: 'Whether somebody sees an attack that consists of correct steps.',
  },
  {
    id: 'blockchain/technical/settings-from-a-stranger',
    revision: 2,
    status: 'active',
    areas: ['Blockchain'],
    type: 'technical',
    level: 'mid',
    skills: ['Rust', 'Smart Contract Security'],
    topics: ['security', 'control'],
    stem: 'A program in Rust on Solana pays out of a treasury. The caller hands over the treasury, a settings account in which the key of the administrator stands, and the administrator’s account. The code reads the settings, compares the key with the third account, and pays. A stranger emptied it. How, and what has to be checked?',
    seconds: 300,
    keyPoints: [
      {
        id: 'chosen',
        text: 'All accounts are chosen by the caller; the settings may be a forged one with the stranger’s own key in it.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'forged | fake settings | fake account | fake config | own settings | made settings | caller chooses | chosen caller | passes own | chooses account | attacker account settings | own account settings | counterfeit | created settings own | any account',
        ),
        hint: 'Who decides which account the code reads from?',
      },
      {
        id: 'owner',
        text: 'Only the program that owns an account may write its data: the settings must be owned by this program.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'owner check | owner field | owned program | owner program | program id | owning program',
        ),
        hint: 'What tells bytes that you wrote from bytes that somebody else wrote?',
      },
      {
        id: 'signer',
        text: 'The administrator has to have signed; to know a public key is no proof.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'must signer | is_signer | administrator signer | administrator signed | administrator sign | admin signed | admin must sign | administrator must sign | requires signature | require signature | signature administrator | signature admin',
        ),
        hint: 'Is a matching key enough to know who is calling?',
      },
      {
        id: 'kind',
        text: 'Another kind of account of the same program may have bytes that read alike: a mark at the beginning tells its kind.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'discriminator | type confusion | other kind | another kind | account type | type cosplay | wrong type',
        ),
        hint: 'What if the program itself has written it, for something else?',
      },
      {
        id: 'derived',
        text: 'Settings and treasury belong together when their addresses are derived from seeds and the program.',
        weight: 'must',
        criterion: 'correctness',
        any: patterns(
          'pda | program derived | derived address | address derived | derived seeds | has_one | settings belong treasury',
        ),
        hint: 'How do you know that these settings are those of this treasury?',
      },
      {
        id: 'framework',
        text: 'A framework declares these checks beside each account; an unchecked one needs a written reason.',
        weight: 'extra',
        criterion: 'correctness',
        any: patterns('anchor | accountinfo | uncheckedaccount | declared checks'),
        hint: 'How do you make them hard to forget?',
      },
    ],
    followUps: {
      checking: ['Which wrong accounts does your test hand over, one by one?'],
      reasoning: ['A framework or checks by hand: what does each cost?'],
      example: ['What exactly did the stranger prepare, step by step?'],
    },
    samples: [
      'Rust is a very safe language, so the problem is probably somewhere else. I would let the code be audited and rotate all keys. Security has to be part of the culture of the team from the beginning. A good documentation and regular trainings are also important, and one should have a plan for emergencies.',
      'The attacker passed a fake settings account with their own key. The program has to check that the account is owned by its program id. Also the administrator must be a signer. I would use Anchor, because it checks these things with constraints. I would test it with a fake account.',
      'On Solana the code has no storage of its own: it gets a list of accounts, and the caller chooses each of them. So the stranger deployed a small program, let it make an account, and wrote bytes into it that look like settings, with the stranger’s key. That fake account went in second place, the own wallet in third, the true treasury in first, and the comparison was right. Rust did nothing wrong, since it keeps memory safe and knows nothing of trust. First I would check the owner field: data may be changed only by the owning program, so what is owned by us was written by us. Second, the administrator must be a signer, because the key is public and anybody can name the account. Third, the kind: a user’s profile is ours too, and if its 32 bytes lie in the same place it passes, so each account begins with a discriminator. Fourth, that they belong together: with two treasuries, the administrator of the small one could empty the large one. I would use an address that is derived from seeds, "settings" and the treasury’s key, and compute it anew. I would use Anchor rather than checks by hand, because Account and Signer in the declaration do owner, kind and signature; the price is more compute and macros that one has to know, and AccountInfo is allowed only with a written reason. In my last project, at a club for boats, has_one was missing in one of 31 instructions, and nobody had seen it in review. To check it, one test per account swaps exactly that one: foreign owner, other kind, no signature, settings of another treasury; each call must fail with its own error. On the old code I expect to see the money move in all four.',
    ],
    sources: [
      'Solana documentation, Core Concepts: Accounts; Program Derived Address',
      'Anchor documentation, Account Types; Account Constraints',
    ],
    why: 'Whether somebody trusts an input only for what was proven about it.',
  },
]
