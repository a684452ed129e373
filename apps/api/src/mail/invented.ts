/** Nobody owns these addresses (RFC 2606): the people of the demo have them. */
export const isInvented = (address: string): boolean => address.trim().toLowerCase().endsWith('.example')
