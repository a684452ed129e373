import { JoinRequestEntity } from './joining/join-request.table'
import { LogoEntity } from './logo/logo.table'

/** Tables of companies that no demo has: they belong to the live market alone. */
export const companyEntities = [JoinRequestEntity, LogoEntity]
