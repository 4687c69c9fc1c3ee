// A customer at the sandbox's page: the text that they read there, and how they end the payment.

interface PaymentPage {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

type HeaderValues = Readonly<Record<string, string>>;

/** The page of a payment. */
export async function fetchPaymentPage(url: string | null, headers: HeaderValues = {}): Promise<PaymentPage> {
  const response = await fetch(url ?? '', { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Presses one of its buttons, if it is shown; returns the status, and where the customer is sent. */
export async function endPayment(
  url: string | null,
  einde: string,
  sleutel?: string,
  headers: HeaderValues = {},
): Promise<{ readonly status: number; readonly location: string | null }> {
  const page = sleutel === undefined ? await fetchPaymentPage(url, headers) : undefined;
  if (page !== undefined && page.status >= 500) return { status: page.status, location: null };
  const key = sleutel ?? /name="sleutel" value="([^"]*)"/.exec(page?.text ?? '')?.[1] ?? '';
  const body = new URLSearchParams({ einde, sleutel: key });
  const response = await fetch(url ?? '', { method: 'POST', body, redirect: 'manual', headers });
  return { status: response.status, location: response.headers.get('location') };
}
