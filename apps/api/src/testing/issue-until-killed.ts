import { openIssuing } from './issuing'

// A process that issues credentials, each second one in the place of the one before, and tells each after it was acknowledged,
// until somebody kills it.
const [url = '', dataDir = ''] = process.argv.slice(2)
const { account, issue } = await openIssuing(url, dataDir)

for (;;) {
  const id = await account()
  for (let n = 0; n < 2; n += 1) process.stdout.write(`${await issue(id)}\n`)
}
