import { base64url, fromBase64url } from '@tryka/credentials'
import { latestSize, RpcFault, writtenFor } from '@tryka/credentials/anchor'
import { HOUR_MS, MINUTE_MS } from '@tryka/domain'
import { anchoring } from '../../testing/anchoring'
import { AnchorEntity } from './anchor.table'
import { deployAnchor } from './deploy'

jest.setTimeout(120_000)

type World = Awaited<ReturnType<typeof anchoring>>

describe('Anchors', () => {
  let world: World
  beforeEach(async () => {
    world = await anchoring()
    await world.grow(5)
  })
  afterEach(() => world.drop())

  const only = async () => {
    const rows = await world.rows()
    expect(rows).toHaveLength(1)
    const [row] = rows
    if (!row) throw new Error('There is no anchor')
    return row
  }
  /** A look of a process, half a minute later. */
  const look = async (anchors = world.processOf(), after = 30_000) => {
    world.clock.advance(after)
    await anchors.run()
    return only()
  }
  const written = async (size: number) => {
    const found = await writtenFor(world.chain.rpc, world.config, size)
    return found && base64url(found.root)
  }
  const rootAt = async (size: number) => base64url(await world.log.published.rootAt(size))

  it('writes the newest root, and says so when twelve blocks stand on it and its receipt was read', async () => {
    const sent = await look()
    expect(sent).toMatchObject({ state: 'sent', size: 5, chainId: 1, nonce: 1, block: null, fault: null })
    expect(world.chain.waiting).toHaveLength(1)
    expect((await look()).state).toBe('sent')
    await world.chain.mine()
    const mined = await look()
    expect(mined).toMatchObject({ state: 'mined', tx: sent.tx, block: 2 })
    await world.chain.mine(10)
    expect((await look()).state).toBe('mined')
    await world.chain.mine()
    expect(await look()).toMatchObject({ state: 'confirmed', tx: sent.tx, block: 2, root: await rootAt(5) })
    expect(await written(5)).toBe(await rootAt(5))
    const receipt = world.chain.receiptOf(sent.tx ?? '')
    console.info(`Gas of an anchor: ${Number(receipt?.gasUsed)}`)
    expect(Number(receipt?.gasUsed)).toBeLessThan(100_000)
  })

  const confirm = async (anchors = world.processOf()) => {
    await anchors.run()
    await world.chain.mine(12)
    for (let looks = 0; looks < 2; looks++) {
      world.clock.advance(30_000)
      await anchors.run()
    }
  }

  it('writes the next one after an hour, and only where the log has grown', async () => {
    await confirm()
    await world.grow(2)
    world.clock.advance(50 * MINUTE_MS)
    await world.processOf().run()
    expect(await world.rows()).toHaveLength(1)
    world.clock.advance(10 * MINUTE_MS)
    await confirm()
    world.clock.advance(3 * HOUR_MS)
    await confirm()
    expect((await world.rows()).map(({ size, state }) => [size, state])).toEqual([
      [5, 'confirmed'],
      [7, 'confirmed'],
    ])
    expect(await latestSize(world.chain.rpc, world.config)).toBe(7)
  })

  it('sends nothing where the root is there already: it was not told of what it sent', async () => {
    const sent = await look()
    await world.chain.mine()
    const lost = { state: 'queued' as const, tx: null, nonce: null, dueAt: sent.queuedAt }
    await world.db.write((manager) => manager.update(AnchorEntity, { id: sent.id }, lost))
    expect(await look()).toMatchObject({ state: 'mined', tx: sent.tx, block: 2 })
    expect(world.chain.waiting).toHaveLength(0)
  })

  it('goes back into the queue when its block is taken back, and is written once', async () => {
    await look()
    await world.chain.mine(5)
    expect((await look()).state).toBe('mined')
    await world.chain.takeBack(5, { isForgotten: true })
    expect(await look()).toMatchObject({ state: 'queued', fault: 'Its block was replaced by another.' })
    expect((await look()).state).toBe('sent')
    await world.chain.mine(12)
    await look()
    expect((await look()).state).toBe('confirmed')
    expect(await written(5)).toBe(await rootAt(5))
  })

  it('takes the transaction that came back with another block', async () => {
    const { tx } = await look()
    await world.chain.mine(3)
    await look()
    await world.chain.takeBack(3)
    await world.chain.mine(1)
    await world.chain.mine(1)
    expect(await look()).toMatchObject({ state: 'mined', tx, block: 2 })
    await world.chain.mine(12)
    expect((await look()).state).toBe('confirmed')
  })

  it('replaces one that is stuck by one that pays an eighth more under the same number, up to the cap', async () => {
    world.chain.baseFee = 40n
    const first = await look()
    world.chain.baseFee = 99n
    await look(world.processOf(), 10 * MINUTE_MS)
    const second = await look()
    expect(second).toMatchObject({ state: 'sent', nonce: first.nonce })
    expect(BigInt(second.fee ?? 0) * 8n).toBeGreaterThanOrEqual(BigInt(first.fee ?? 0) * 9n)
    expect(world.chain.waiting).toHaveLength(1)
    await look(world.processOf(), 10 * MINUTE_MS)
    const capped = await look()
    expect(capped).toMatchObject({
      state: 'queued',
      tries: 1,
      fault: 'It would cost more than ETH_MAX_FEE_GWEI (100) allows.',
    })
    // What was sent counts all the same once a block takes it.
    await world.chain.mine()
    expect(await look(world.processOf(), 2 * MINUTE_MS)).toMatchObject({ state: 'mined', tx: second.tx })
  })

  it('sends again what the server of the chain forgot', async () => {
    await look()
    world.chain.forget()
    expect((await look()).state).toBe('sent')
    await look(world.processOf(), 2 * MINUTE_MS)
    expect((await look()).state).toBe('sent')
    await world.chain.mine()
    expect((await look()).state).toBe('mined')
  })

  it('pauses longer and longer while nobody answers, and goes on when somebody does', async () => {
    world.chain.isDown = true
    const pauses: number[] = []
    for (let n = 0; n < 8; n++) {
      const { dueAt, tries, fault } = await look(world.processOf(), HOUR_MS)
      expect([tries, fault]).toEqual([n + 1, 'The server of the chain cannot be reached.'])
      pauses.push((Date.parse(dueAt) - world.clock.now().getTime()) / MINUTE_MS)
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60])
    const before = world.chain.asked.length
    await look(world.processOf(), 30 * MINUTE_MS)
    expect(world.chain.asked).toHaveLength(before)
    world.chain.isDown = false
    expect(await look(world.processOf(), HOUR_MS)).toMatchObject({ state: 'sent', tries: 0, fault: null })
  })

  it.each([
    ['eth_chainId', () => '0x5', /^The server that was asked is of chain 5/],
    ['eth_getCode', () => '0x6001', /^At the address of the contract stands other code/],
    ['eth_call', () => `0x${'11'.repeat(64)}`, /answers something else|another root/],
    ['eth_getTransactionCount', () => 'many', /answers something else/],
    ['eth_getBlockByNumber', () => null, /answers something else/],
    ['eth_sendRawTransaction', () => Promise.reject(new RpcFault('It refused.')), /It refused/],
    ['eth_estimateGas', () => '0xffffffff', /asks for more gas/],
    ['eth_estimateGas', () => Promise.reject(new RpcFault('It refused.')), /It refused/],
  ])('is not misled by a server whose %s is wrong', async (method, lie, fault) => {
    world.chain.lies.set(method, lie)
    const row = await look()
    expect(row.fault).toMatch(fault)
    expect(row.tries).toBe(1)
    await world.chain.mine()
    expect(await written(5).catch(() => undefined)).toBeUndefined()
    world.chain.lies.clear()
    for (let n = 0; n < 3; n++) await look(world.processOf(), HOUR_MS)
    await world.chain.mine(12)
    await look()
    expect((await look()).state).toBe('confirmed')
  })

  it('believes no receipt without the root in the contract, and no root without its receipt', async () => {
    const sent = await look()
    const nothing = `0x${'00'.repeat(64)}`
    await world.chain.mine(12)
    world.chain.lies.set('eth_call', () => nothing)
    expect(await look()).toMatchObject({
      state: 'sent',
      fault:
        'The server of the chain has the transaction in a block, but the contract does not have the root.',
    })
    world.chain.lies.clear()
    const receipt = world.chain.receiptOf(sent.tx ?? '')
    world.chain.lies.set('eth_getTransactionReceipt', () => null)
    expect((await look(world.processOf(), HOUR_MS)).state).toBe('mined')
    world.chain.lies.set('eth_getTransactionReceipt', () => ({ ...receipt, to: `0x${'22'.repeat(20)}` }))
    expect(await look()).toMatchObject({
      state: 'mined',
      fault: 'The receipt of the transaction is of something else.',
    })
    world.chain.lies.clear()
    expect((await look(world.processOf(), HOUR_MS)).state).toBe('confirmed')
  })

  it('says so where the contract has another root, and writes nothing over it', async () => {
    await look()
    await world.chain.mine(12)
    const other = base64url(fromBase64url(await rootAt(5)).map((byte) => byte ^ 1))
    const { id } = await only()
    await world.db.write((manager) => manager.update(AnchorEntity, { id }, { root: other }))
    expect((await look()).fault).toMatch(/^The contract has another root for 5 entries/)
  })

  it('leaves alone what was on its way to another contract', async () => {
    await look()
    const before = await only()
    world.chain.forget()
    const { contract } = await deployAnchor(
      { ...world.config, contract: undefined },
      { rpc: world.chain.rpc, pause: () => world.chain.mine() },
    )
    await world.grow(2)
    const moved = world.processOf({ contract })
    world.clock.advance(HOUR_MS)
    await moved.run()
    await world.chain.mine(12)
    for (let n = 0; n < 2; n++) {
      world.clock.advance(30_000)
      await moved.run()
    }
    const [old, now] = await world.rows()
    expect(old).toEqual(before)
    expect(now).toMatchObject({ size: 7, contract, state: 'confirmed', root: await rootAt(7) })
  })

  it('anchors nothing of a log that is not in order', async () => {
    await world.db.write((manager) =>
      manager.query('UPDATE log_checkpoints SET root = ?'.replace('?', `'${'A'.repeat(43)}'`)),
    )
    await world.processOf().run()
    expect(await world.rows()).toEqual([])
  })

  it('is written once by two processes that look at the same time, whatever they do', async () => {
    const processes = [world.processOf(), world.processOf()]
    const looks = async (after: number) => {
      world.clock.advance(after)
      await Promise.all(processes.flatMap((one) => [one.run(), one.run()]))
      return only()
    }
    await looks(1_000)
    expect(world.chain.waiting).toHaveLength(1)
    await world.chain.mine(12)
    await looks(30_000)
    expect((await looks(30_000)).state).toBe('confirmed')
    expect(world.chain.waiting).toHaveLength(0)
    expect(world.chain.asked.filter((method) => method === 'eth_sendRawTransaction')).toHaveLength(2)
  })
})
