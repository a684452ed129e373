import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bakePng } from '@tryka/credentials/issue'
import { makeBundle, makeWorld, statusList, tinyPng } from '@tryka/credentials/testing'

/** Badges of the example's issuer as files, and the pins that know it: for the spec of the packed command. */
const [folder = '.'] = process.argv.slice(2)
const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content)
const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`

const world = await makeWorld()
const { issuers, logs } = world.pins
await put('pins.json', JSON.stringify({ issuers, logs }))
await put('others.json', '{"issuers":[],"logs":[]}')
const list = await statusList(world, { validFrom: at(-1), validUntil: at(29) })
const document = { validFrom: at(-2), validUntil: at(700) }
const good = await makeBundle(world, { list, document })
const text = JSON.stringify(good)
await put('good.badge.json', text)
await put('good.png', bakePng(tinyPng, text))
await put('forged.badge.json', text.replace('"value":"612"', '"value":"712"'))
await put('bare.json', JSON.stringify(good.credential))
const revoked = { reason: 'holder_request', at: at(-1) }
await put('revoked.badge.json', JSON.stringify(await makeBundle(world, { document, revoked })))
const old = { validFrom: at(-900), validUntil: at(-1) }
await put('expired.badge.json', JSON.stringify(await makeBundle(world, { list, document: old })))
