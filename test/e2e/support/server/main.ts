// imported first, because the server hashes passwords when it seeds the database
import './cheap-passwords';
import '../../../../demo/server/main';
