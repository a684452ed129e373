import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { issuerApi } from '@tryka/domain'
import type { Bundle } from '@tryka/credentials'
import type * as Kit from '@tryka/credentials/testing'
import { axeViolations } from '@tryka/ui/testing'
import { openSite, siteApi } from '../../testing/open-site'
import { giveStageWorker } from '../../testing/stage-worker'
import { forgetPins } from './pins'

const CODE = (
  JSON.parse(readFileSync(join(__dirname, '../../../../../contracts/TrykAnchor.json'), 'utf8')) as {
    deployedBytecode: string
  }
).deployedBytecode
const SERVER = 'https://rpc.example.com'

let kit: typeof Kit
let world: Kit.World
let bundle: Bundle
let answers: Record<string, unknown>

beforeAll(async () => {
  await giveStageWorker()
  kit = await import('@tryka/credentials/testing')
  world = await kit.makeWorld()
  const made = await kit.anchored(world, await kit.makeBundle(world), { index: 2, size: 9, at: 5, block: 7 })
  bundle = made.bundle
  answers = {
    eth_chainId: '0x1',
    eth_getCode: CODE,
    eth_call: kit.written(made.root, 7),
    eth_blockNumber: '0x20',
    eth_getTransactionReceipt: null,
  }
})
beforeEach(forgetPins)

/** The server that the visitor chose; `over` is what it says otherwise. */
function serve(over: Record<string, unknown> = {}): string[] {
  const asked: string[] = []
  globalThis.fetch = (url, init) => {
    const { method } = JSON.parse(String(init?.body)) as { method: string }
    asked.push(`${String(url)} ${method}`)
    const result = { ...answers, ...over }[method]
    if (result instanceof Error) return Promise.reject(result)
    const text = new TextEncoder().encode(JSON.stringify({ result }))
    let isRead = false
    const read = () => {
      const part = isRead ? { done: true } : { done: false, value: text }
      isRead = true
      return Promise.resolve(part)
    }
    return Promise.resolve({ body: { getReader: () => ({ read }) } } as unknown as Response)
  }
  return asked
}

async function paste(given: unknown) {
  const api = siteApi()
  api.on(issuerApi.pins, () => ({ issuers: world.pins.issuers, logs: world.pins.logs }))
  const site = openSite('/verify', api)
  const field = await screen.findByLabelText(/paste a link or the text/)
  await act(() => userEvent.click(field))
  await userEvent.paste(JSON.stringify(given))
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('button', { name: 'Check another' })
  return site
}
const card = async () => within(await screen.findByRole('region', { name: 'Is the anchor on its chain?' }))
const row = () => screen.getByText('Anchor', { selector: 'li > b' }).closest('li')
const type = async (server: string) => {
  const field = (await card()).getByLabelText('Address of the server')
  await userEvent.clear(field)
  await userEvent.type(field, `${server}{Enter}`)
}

describe('An anchor', () => {
  it('is known to hold the entry, and read back from the server that the visitor names', async () => {
    const asked = serve()
    const { container } = await paste(bundle)
    expect(row()).toHaveTextContent(/not known: An anchor on Ethereum is named, and it holds this entry\./)
    expect(asked).toEqual([])
    await type('http://rpc.example.com')
    expect(await screen.findByText('Type an address that begins with https://')).toBeVisible()
    expect(asked).toEqual([])
    await type(SERVER)
    const said = 'Anchored on Ethereum, block 7, as the server that you chose says.'
    expect(await (await card()).findByText(said)).toBeVisible()
    expect(row()).toHaveTextContent(`Anchor, passed: ${said}`)
    expect(asked).toContain(`${SERVER} eth_call`)
    expect(await axeViolations(container)).toEqual([])
  })

  it('fails where the chain has another root, and stays unknown where nobody answers', async () => {
    serve({ eth_call: kit.written(new Uint8Array(32).fill(9), 7) })
    await paste(bundle)
    await type(SERVER)
    const fault = 'On Ethereum another root is written for this state of the log.'
    expect(await (await card()).findByText(fault)).toBeVisible()
    expect(row()).toHaveTextContent('Anchor, failed:')
    serve({ eth_chainId: new Error('offline') })
    await type(SERVER)
    expect(
      await (await card()).findByText(/^The server of the chain cannot be reached\. Some servers/),
    ).toBeVisible()
    expect(row()).toHaveTextContent('Anchor, not known:')
  })

  it('of another log fails at once, and a badge without one asks for no server', async () => {
    serve()
    const [own] = bundle.anchors
    const { unmount } = await paste({ ...bundle, anchors: [{ ...own, root: `${'A'.repeat(43)}=` }] })
    expect(row()).toHaveTextContent(
      'failed: The anchor that came with it does not hold this entry of the log.',
    )
    unmount()
    await paste({ ...bundle, anchors: [] })
    expect(row()).toHaveTextContent('It is not anchored on any chain.')
    expect(screen.queryByRole('region', { name: 'Is the anchor on its chain?' })).toBeNull()
  })
})
