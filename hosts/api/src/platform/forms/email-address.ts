// As the HTML standard reads an address, with a dot in its domain: whoever passed the browser passes here.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether mail can be sent to an address, by its shape. */
export function isEmail(address: string): boolean {
  return address.length <= 254 && emailPattern.test(address);
}
