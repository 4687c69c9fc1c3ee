// Answers GET /health, and nothing else ever: a receiver that hangs.
import { createServer } from 'node:http';

const [, , port = ''] = process.argv;

createServer((request, response) => {
  if (request.url === '/health') response.end();
}).listen(Number(port), '127.0.0.1');
