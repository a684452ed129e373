import { AppError } from '../../../app-error'
import { refused } from '../core/errors'

const ofField = (code: string, path: string, message: string) =>
  new AppError(400, code, message, {}, [{ path, message }])

export const noDomain = () =>
  ofField('DOMAIN', 'domain', 'Use the company’s own web address, such as northwind.com.')
export const providersDomain = () =>
  ofField('FREE_MAIL', 'domain', 'This is a mail provider’s domain. Use the company’s own.')
export const unusableName = (message: string) => ofField('NAME', 'name', message)
/** Somebody proved this domain already. */
export const isHere = (id: string, name: string, domain: string) =>
  refused(409, 'COMPANY_IS_HERE', `${name} is here already. Ask to join its team.`, { id, name, domain })

export const freeMail = () =>
  ofField('FREE_MAIL', 'address', 'Anybody gets an address there. Use one at the company’s domain.')
export const disposableMail = () =>
  ofField('DISPOSABLE_MAIL', 'address', 'Addresses there are thrown away. Use one at the company’s domain.')
export const otherDomain = (domain: string) =>
  ofField('OTHER_DOMAIN', 'address', `Use an address that ends in @${domain}.`)
export const notNow = () =>
  refused(409, 'NOT_NOW', 'This is not possible now. The page shows how far the proof has come.')
export const notYet = (againAt: string) =>
  refused(409, 'NOT_YET', 'A refused company may try again a day later.', { againAt })
export const reasonNeeded = () => ofField('REASON_REQUIRED', 'reason', 'Write what the company is told.')
