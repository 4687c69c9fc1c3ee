// Lists of hosts in settings.

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

/** The hosts in a comma list, such as `example.com,shop.example.com:8443`; undefined for another text. */
export function parseHosts(list: string): string[] | undefined {
  const hosts = list
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
  return hosts.every((host) => HOST.test(host)) ? hosts : undefined;
}
